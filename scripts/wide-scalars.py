#!/usr/bin/env python3
"""Writes Sources/TermChat/Text/WideScalars.swift: what this machine's wcwidth calls two columns.

Run on Debian 12 (glibc 2.36). Gaps that hold nothing but scalars unknown to wcwidth are bridged:
newer characters of the same blocks are wide as well, and the table stays short.
"""
import ctypes, ctypes.util, locale, pathlib

locale.setlocale(locale.LC_ALL, "C.UTF-8")
wcwidth = ctypes.CDLL(ctypes.util.find_library("c")).wcwidth

ranges, bridging = [], False
for scalar in range(0x110000):
    width = wcwidth(scalar)
    if width == 2:
        if bridging:
            ranges[-1][1] = scalar
        else:
            ranges.append([scalar, scalar])
        bridging = True
    elif width != -1:
        bridging = False

# Extensions H, I and J of the ideographs, and what may follow them in their two planes.
ranges[-1][1] = 0x3FFFD

rows = []
for index in range(0, len(ranges), 4):
    rows.append("    " + " ".join(f"(0x{a:X}, 0x{b:X})," for a, b in ranges[index:index + 4]))
table = "\n".join(rows)
path = pathlib.Path(__file__).parent.parent / "Sources/TermChat/Text/WideScalars.swift"
path.write_text(f"""/// The scalars that take two columns.
///
/// Written by `scripts/wide-scalars.py` from `wcwidth` of glibc 2.36 (Unicode 14) in C.UTF-8, because
/// ncurses advances by it and a table of our own opinion would only tear lines apart.
enum WideScalars {{
  static let ranges: [(first: UInt32, last: UInt32)] = [
{table}
  ]

  static func contains(_ value: UInt32) -> Bool {{
    var low = 0
    var high = ranges.count
    while low < high {{
      let middle = (low + high) / 2
      if value > ranges[middle].last {{ low = middle + 1 }} else {{ high = middle }}
    }}
    return low < ranges.count && ranges[low].first <= value
  }}
}}
""")

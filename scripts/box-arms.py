#!/usr/bin/env python3
"""Prints the arms of U+2500 to U+257F as digits (left, up, right, down) for BoxArms.swift.

0 is no arm, 1 light, 2 heavy, 3 double. They come from the characters' Unicode names.
"""
import unicodedata

WEIGHTS = {"LIGHT": "1", "HEAVY": "2", "SINGLE": "1", "DOUBLE": "3"}
SIDES = {"LEFT": "l", "UP": "u", "RIGHT": "r", "DOWN": "d", "HORIZONTAL": "lr", "VERTICAL": "ud"}


def arms(name):
    found = dict(l="0", u="0", r="0", d="0")
    name = name.replace("DOUBLE DASH", "DASH")
    words = [w for w in name.split()[2:] if w in WEIGHTS or w in SIDES]
    # "LIGHT DOWN AND RIGHT" puts one weight first; "DOWN HEAVY AND RIGHT LIGHT" one after each.
    if words and words[0] in WEIGHTS and "AND" in name and words[-1] not in WEIGHTS or \
            len(words) > 1 and words[0] in WEIGHTS and sum(w in WEIGHTS for w in words) == 1:
        for side in "".join(SIDES[w] for w in words if w in SIDES):
            found[side] = WEIGHTS[words[0]]
    elif words and words[0] in WEIGHTS:
        pending = None
        for word in words:
            if word in WEIGHTS:
                pending = WEIGHTS[word]
            else:
                for side in SIDES[word]:
                    found[side] = pending
    else:
        sides = ""
        for word in words:
            if word in SIDES:
                sides += SIDES[word]
            else:
                for side in sides:
                    found[side] = WEIGHTS[word]
                sides = ""
    return "".join(found[s] for s in "lurd")


for row in range(0x2500, 0x2580, 8):
    print("    " + " ".join("0000" if "DIAGONAL" in unicodedata.name(chr(c)) else
                            arms(unicodedata.name(chr(c))) for c in range(row, row + 8)))

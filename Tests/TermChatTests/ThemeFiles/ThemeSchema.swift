@testable import TermChat

/// The JSON Schema of theme files, from the one table.
enum ThemeSchema {
  static var json: JSON {
    object(
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A theme of TermChat")),
      ("description", .string("docs/theme-format.md tells more.")),
      ("type", .string("object")),
      ("properties", .object(header + inner + variants)),
      ("additionalProperties", .bool(false)),
      ("$defs", .object(definitions)))
  }

  private static func object(_ members: (String, JSON)...) -> JSON {
    .object(members.map { JSON.Member($0.0, $0.1) })
  }

  private static func reference(_ name: String) -> JSON {
    object(("$ref", .string("#/$defs/" + name)))
  }
}

extension ThemeSchema {
  private static var header: [JSON.Member] {
    ThemeTable.Header.allCases.map { key in
      JSON.Member(key.rawValue, schema(of: key.shape, help: key.help))
    }
  }

  private static var inner: [JSON.Member] {
    ThemeTable.sections.flatMap { section in
      section.name.isEmpty
        ? members(of: section) : [JSON.Member(section.name, reference(definition(section)))]
    }
  }

  private static var variants: [JSON.Member] {
    [Brightness.dark, .light].map { JSON.Member($0.key, reference("variant")) }
  }

  private static var definitions: [JSON.Member] {
    let sections = ThemeTable.sections.filter { section in
      !section.name.isEmpty && section.name != ThemeTable.kinds.first
        && !ThemeTable.kinds.contains(section.name)
    }
    let banner = ThemeTable.section(ThemeTable.kinds[0]).map { [$0] } ?? []
    return [
      JSON.Member("color", color), JSON.Member("style", style),
      JSON.Member("variant", closed(inner, "What holds on such terminals alone.")),
    ]
      + (sections + banner).map { section in
        JSON.Member(definition(section), closed(members(of: section), section.help))
      }
  }

  private static func definition(_ section: ThemeTable.Section) -> String {
    ThemeTable.kinds.contains(section.name) ? "banner" : section.name
  }

  private static func members(of section: ThemeTable.Section) -> [JSON.Member] {
    section.range.map { place in
      let property = ThemeTable.properties[place]
      return JSON.Member(property.key, schema(of: property.shape, help: property.help))
    }
  }

  private static func closed(_ members: [JSON.Member], _ help: String) -> JSON {
    object(
      ("description", .string(help)), ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .bool(false)))
  }
}

extension ThemeSchema {
  private static var color: JSON {
    let names = ([ThemeColor.terminalName] + ThemeColor.names).map(JSON.string)
    return object(
      (
        "anyOf",
        .array([
          object(
            ("description", .string("#RGB, #RRGGBB, #ARGB or #AARRGGBB: alpha first.")),
            ("pattern", .string("^#?([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"))),
          object(("enum", .array(names))),
          object(("pattern", .string("^palette-(1?[0-9]?[0-9]|2[0-4][0-9]|25[0-5])$"))),
        ])
      ),
      ("type", .string("string")))
  }

  private static var style: JSON {
    let colors = ["color", "background"].map { JSON.Member($0, reference("color")) }
    let attributes = StylePatch.attributes.map {
      JSON.Member($0.key, object(("type", .string("boolean"))))
    }
    return object(
      (
        "anyOf",
        .array([
          reference("color"),
          object(
            ("type", .string("object")), ("properties", .object(colors + attributes)),
            ("additionalProperties", .bool(false))),
        ])
      ))
  }

  private static func schema(of shape: ThemeShape, help: String) -> JSON {
    .object([JSON.Member("description", .string(help))] + members(of: shape))
  }

  private static func members(of shape: ThemeShape) -> [JSON.Member] {
    switch shape {
    case .color: reference("color").members
    case .style: reference("style").members
    case .number(let range):
      object(
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound))
      ).members
    case .choice(let names): object(("enum", .array(names.map(JSON.string)))).members
    case .text(let most):
      object(("type", .string("string")), ("maxLength", .number(Double(most)))).members
    case .image, .day, .sign: object(("type", .string("string"))).members
    case .colors:
      object(
        ("type", .string("array")), ("items", reference("color")),
        ("maxItems", .number(Double(ThemeShape.mostColors)))
      ).members
    case .signs:
      object(
        ("type", .string("array")), ("items", object(("type", .string("string")))),
        ("minItems", .number(1)),
        ("maxItems", .number(Double(ThemeShape.mostSigns)))
      ).members
    case .bubble: bubble.members
    }
  }

  private static var bubble: JSON {
    let frames = BubbleShape.Frame.allCases.map { JSON.string($0.rawValue) }
    let rows = object(
      ("type", .string("array")), ("items", object(("type", .string("string")))),
      ("minItems", .number(3)), ("maxItems", .number(3)))
    return object(("anyOf", .array([object(("enum", .array(frames))), rows])))
  }
}

import { fieldsOf, type Json, type JsonObject } from "../../../server/http/openApi/json.ts"

/** Path of the page of named schemas, relative to the pages of operations. */
export const schemasPage = "schemas.md"

export const textOf = (json: Json | undefined): string => (typeof json === "string" ? json : "")

const isList = (json: Json | undefined): json is ReadonlyArray<Json> => Array.isArray(json)

export const listOf = (json: Json | undefined): ReadonlyArray<Json> => (isList(json) ? json : [])

/** Returns a text for a cell of a Markdown table: on one line, with escaped `|`. */
export const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/gu, " ")

/** Returns a link to the heading of a named schema on the page of schemas. */
const linkTo = (reference: string): string => {
  const name = reference.slice(reference.lastIndexOf("/") + 1)
  return `[${name}](${schemasPage}#${name.toLowerCase()})`
}

const limits: ReadonlyArray<readonly [name: string, word: string]> = [
  ["minimum", "min"],
  ["maximum", "max"],
  ["minLength", "min length"],
  ["maxLength", "max length"],
  ["minItems", "min items"],
  ["maxItems", "max items"],
  ["pattern", "pattern"],
]

const limitsOf = (schema: JsonObject): string =>
  limits
    .flatMap(([name, word]) =>
      schema[name] === undefined
        ? []
        : [`, ${word} \`${textOf(schema[name]) || JSON.stringify(schema[name])}\``],
    )
    .join("")

/** Returns the type of a schema as Markdown, for example `list of [Market](schemas.md#market)`. */
export const typeOf = (json: Json | undefined): string => {
  const schema = fieldsOf(json)
  if (schema["$ref"] !== undefined) return linkTo(textOf(schema["$ref"]))
  const variants = listOf(schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"])
  if (variants.length > 0) return [...new Set(variants.map(typeOf))].join(" or ")
  const values = listOf(schema["enum"])
  if (values.length > 0) return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ")
  if (schema["type"] === "array") return `list of ${typeOf(schema["items"])}${limitsOf(schema)}`
  return `${textOf(schema["type"]) || "any value"}${limitsOf(schema)}`
}

/** Returns a schema, its item schema and its variants, each with the path of its fields. */
const insideOf = (path: string, schema: JsonObject): ReadonlyArray<readonly [path: string, Json]> => [
  [path, schema],
  ...(schema["items"] === undefined ? [] : [[`${path}[]`, schema["items"]] as const]),
  ...listOf(schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]).map((each) => [path, each] as const),
]

/** Returns one table row for each field of a schema. Fields of an unnamed object have its path: `address.city`. */
export const fieldRows = (json: Json | undefined, before = ""): ReadonlyArray<string> => {
  const schema = fieldsOf(json)
  const required = new Set(listOf(schema["required"]))
  const own = Object.entries(fieldsOf(schema["properties"])).flatMap(([name, value]) => {
    const path = before === "" ? name : `${before}.${name}`
    const { description } = fieldsOf(value)
    const row = `| \`${path}\` | ${cell(typeOf(value))} | ${required.has(name) ? "yes" : "no"} | ${cell(textOf(description))} |`
    return [row, ...insideOf(path, fieldsOf(value)).flatMap(([inner, each]) => fieldRows(each, inner))]
  })
  const variants = before === "" ? listOf(schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]) : []
  return [...new Set([...own, ...variants.flatMap((each) => fieldRows(each))])]
}

import { fieldsOf, type Json, type JsonObject } from "../../../server/http/openApi/json.ts"
import { cell, fieldRows, listOf, schemasPage, textOf, typeOf } from "./types.ts"

/** A page of the site. `text` is Markdown without the heading, which is `title`. */
export interface Page {
  readonly title: string
  readonly text: string
}

const table = (heads: ReadonlyArray<string>, rows: ReadonlyArray<string>): string =>
  rows.length === 0
    ? ""
    : [`| ${heads.join(" | ")} |`, `|${" --- |".repeat(heads.length)}`, ...rows].join("\n")

const json = (example: Json | undefined): string =>
  example === undefined ? "" : `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``

/** Returns the first representation of a body. It is JSON, except in operations that answer with pages or files. */
const mediaOf = (body: Json | undefined): JsonObject =>
  fieldsOf(Object.values(fieldsOf(fieldsOf(body)["content"]))[0])

const parametersOf = (operation: JsonObject): string =>
  table(
    ["Parameter", "In", "Type", "Required", "Meaning"],
    listOf(operation["parameters"])
      .map(fieldsOf)
      .map((each) => {
        const [name, place] = [textOf(each["name"]), textOf(each["in"])]
        const required = each["required"] === true ? "yes" : "no"
        return `| \`${name}\` | ${place} | ${cell(typeOf(each["schema"]))} | ${required} | ${cell(textOf(each["description"]))} |`
      }),
  )

const bodyOf = (operation: JsonObject): ReadonlyArray<string> => {
  const { example, schema } = mediaOf(operation["requestBody"])
  if (schema === undefined) return []
  return [
    `Body: ${typeOf(schema)}`,
    table(["Field", "Type", "Required", "Meaning"], fieldRows(schema)),
    json(example),
  ]
}

const answersOf = (operation: JsonObject): ReadonlyArray<string> => {
  const answers = Object.entries(fieldsOf(operation["responses"])).map(
    ([status, answer]) => [status, answer, mediaOf(answer)] as const,
  )
  const rows = answers.map(([status, answer, { schema }]) => {
    const type = status < "400" && schema !== undefined ? typeOf(schema) : ""
    return `| ${status} | ${cell(textOf(fieldsOf(answer)["description"]))} | ${cell(type)} |`
  })
  const examples = answers.filter(([status]) => status < "400").map(([, , { example }]) => json(example))
  return [table(["Status", "Meaning", "Body"], rows), ...examples]
}

const securityOf = (operation: JsonObject): string => {
  const schemes = listOf(operation["security"]).flatMap((each) => Object.keys(fieldsOf(each)))
  return schemes.length === 0 ? "" : `Security: ${schemes.map((each) => `\`${each}\``).join(" or ")}`
}

const section = (method: string, path: string, operation: JsonObject): string => {
  const [summary, description] = [textOf(operation["summary"]), textOf(operation["description"])]
  return [
    `## ${textOf(operation["operationId"])}`,
    `\`${method.toUpperCase()} ${path}\``,
    description === "" ? summary : description,
    securityOf(operation),
    parametersOf(operation),
    ...bodyOf(operation),
    "**Answers**",
    ...answersOf(operation),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}

/** Returns one page for each tag of an OpenAPI document, by the tag's name. The page has the tag's operations. */
export const operationPages = (document: JsonObject): ReadonlyMap<string, Page> => {
  const operations = Object.entries(fieldsOf(document["paths"])).flatMap(([path, item]) =>
    Object.entries(fieldsOf(item)).map(([method, operation]) => ({
      tag: textOf(listOf(fieldsOf(operation)["tags"])[0]),
      text: section(method, path, fieldsOf(operation)),
    })),
  )
  return new Map(
    listOf(document["tags"]).map((each) => {
      const { description, name } = fieldsOf(each)
      const sections = operations.filter(({ tag }) => tag === name).map(({ text }) => text)
      return [
        textOf(name),
        { title: textOf(name), text: [`${textOf(description)}.`, ...sections].join("\n\n") },
      ]
    }),
  )
}

/** Returns the page with all named schemas of an OpenAPI document. */
export const schemasOf = (document: JsonObject): Page => {
  const sections = Object.entries(fieldsOf(fieldsOf(document["components"])["schemas"])).map(
    ([name, schema]) => {
      const rows = fieldRows(schema)
      const body = rows.length === 0 ? typeOf(schema) : table(["Field", "Type", "Required", "Meaning"], rows)
      return `## ${name}\n\n${body}`.replaceAll(`](${schemasPage}#`, "](#")
    },
  )
  return { title: "Schemas", text: sections.join("\n\n") }
}

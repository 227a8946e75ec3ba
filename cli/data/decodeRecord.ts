import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import type { Problems } from "./problems.ts"

const expected: Readonly<Record<string, string>> = {
  String: "Hier muss ein Text stehen.",
  Number: "Hier muss eine Zahl stehen.",
  Boolean: "Hier muss true oder false stehen.",
  Arrays: "Hier muss eine Liste stehen.",
  Objects: "Hier muss ein Objekt stehen.",
}

const own = (annotations: { readonly message?: unknown } | undefined): string | undefined =>
  typeof annotations?.message === "string" ? annotations.message : undefined

const literals = (ast: { readonly _tag: string } & object): string | undefined => {
  if (!("types" in ast) || !Array.isArray(ast.types)) return undefined
  const values = ast.types.flatMap((type: unknown) =>
    typeof type === "object" && type !== null && "literal" in type ? [String(type.literal)] : [],
  )
  return values.length === 0 ? undefined : `Erlaubt ist: ${values.join(", ")}.`
}

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    switch (issue._tag) {
      case "MissingKey":
        return "Diese Angabe fehlt."
      case "UnexpectedKey":
        return "Dieses Feld gibt es nicht. Bitte den Namen prüfen oder es entfernen."
      case "InvalidType":
        return (
          own(issue.ast.annotations) ??
          literals(issue.ast) ??
          expected[issue.ast._tag] ??
          "Dieser Wert ist hier nicht erlaubt."
        )
      default:
        return "Dieser Wert ist hier nicht erlaubt."
    }
  },
  checkHook: (issue) => own(issue.filter.annotations) ?? "Dieser Wert ist hier nicht erlaubt.",
})

/** Formats the path of a field: `openingTimes[2].value.opening`. */
const pathText = (path: ReadonlyArray<unknown>): string =>
  path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`))
    .join("")

/**
 * Returns a function that decodes a record of a file, or adds all its problems and returns `undefined`.
 * Unknown fields are problems too.
 */
export const recordDecoder = <A>(schema: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })
  return (
    value: unknown,
    file: string,
    lineOf: (path: ReadonlyArray<PropertyKey>) => number,
    problems: Problems,
  ): A | undefined => {
    const decoded = decode(value)
    if (Result.isSuccess(decoded)) return decoded.success
    for (const { message, path = [] } of format(decoded.failure.issue).issues) {
      const keys = path.map((key) => (typeof key === "object" ? key.key : key))
      problems.add({ file, line: lineOf(keys), path: pathText(keys), message })
    }
    return undefined
  }
}

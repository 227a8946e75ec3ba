import * as Option from "effect/Option"
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

/** Reads the annotation with the kind and the limits of a check. Only the checks that Effect provides have it. */
const decodeCheck = Schema.decodeUnknownOption(
  Schema.Struct({
    id: Schema.String,
    payload: Schema.NullOr(
      Schema.Struct({
        minimum: Schema.optionalKey(Schema.Finite),
        maximum: Schema.optionalKey(Schema.Finite),
        minLength: Schema.optionalKey(Schema.Int),
        maxLength: Schema.optionalKey(Schema.Int),
      }),
    ),
  }),
)

/** Returns a German sentence about the values that a check allows, or `undefined` for an unknown check. */
const allowed = (representation: unknown): string | undefined => {
  const check = Option.getOrUndefined(decodeCheck(representation))
  const { maxLength, maximum, minLength, minimum } = check?.payload ?? {}
  if (check?.id === "effect/schema/isInt") return "Hier muss eine ganze Zahl stehen."
  if (minLength === 1) return "Hier darf der Text nicht leer sein."
  if (maxLength !== undefined) return `Erlaubt sind höchstens ${maxLength} Zeichen.`
  if (minimum === undefined) return undefined
  return maximum === undefined
    ? `Erlaubt ist eine Zahl ab ${minimum}.`
    : `Erlaubt ist eine Zahl von ${minimum} bis ${maximum}.`
}

const unexpected = "Dieser Wert ist hier nicht erlaubt."

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    switch (issue._tag) {
      case "MissingKey":
        return "Diese Angabe fehlt."
      case "UnexpectedKey":
        return "Dieses Feld gibt es nicht. Bitte den Namen prüfen oder es entfernen."
      case "InvalidType":
        return own(issue.ast.annotations) ?? expected[issue.ast._tag] ?? unexpected
      default:
        return unexpected
    }
  },
  checkHook: ({ filter: { annotations } }) =>
    own(annotations) ?? allowed(annotations?.["representation"]) ?? unexpected,
})

/** Translates the message that lists the allowed values of a field. The formatter has no hook for this message. */
const inGerman = (message: string): string =>
  message.replace(
    /^Expected (".+")$/u,
    (_, values: string) => `Erlaubt ist: ${values.replaceAll(" | ", ", ").replaceAll('"', "")}.`,
  )

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
      problems.add({ file, line: lineOf(keys), path: pathText(keys), message: inGerman(message) })
    }
    return undefined
  }
}

import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

type Values = Readonly<Record<string, unknown>>

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const fieldsIn = (issue: SchemaIssue.Issue): ReadonlyArray<string> => [
  ...new Set(
    format(issue).issues.flatMap(({ path: [name] = [] }) => (typeof name === "string" ? [name] : [])),
  ),
]

/**
 * Makes a decoder that treats an unreadable field as missing, and reports it. The decoder returns none if a required
 * field is missing or unreadable.
 *
 * @param strict fields that are never left out, because their default would be wrong
 */
export const readableFields = <A>(schema: Schema.Codec<A, unknown>, strict: ReadonlyArray<string>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
  return (
    known: Values,
    withDefaults: (known: Values) => Values,
    report: (unreadable: ReadonlyArray<string>) => void,
  ): Option.Option<A> => {
    const first = decode(withDefaults(known))
    if (Result.isSuccess(first)) return Option.some(first.success)
    const unreadable = fieldsIn(first.failure.issue).filter((name) => !strict.includes(name))
    const readable = Object.entries(known).filter(([name]) => !unreadable.includes(name))
    const rest = decode(withDefaults(Object.fromEntries(readable)))
    if (Result.isFailure(rest)) return Option.none()
    report(unreadable)
    return Option.some(rest.success)
  }
}

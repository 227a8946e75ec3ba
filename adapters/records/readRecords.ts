import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

/** Maximum number of unreadable records that a log line names. It counts all of them. */
const maxNamed = 5

const pathOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** The path of the first unreadable field: `address.zip`. Values are never logged, because they may be personal. */
const fieldOf = (issue: SchemaIssue.Issue): string => {
  const path = pathOf(issue).issues[0]?.path ?? []
  const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".")
  return field === "" ? "" : ` at ${field}`
}

export const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw)

/** The names that identify a record in the answers of the backends and in the database. */
const identifiers = [
  "id",
  "Id",
  "lineItemId",
  "articleId",
  "marketId",
  "orderId",
  "couponId",
  "ProductNumber",
  "associatedFieldName",
  "value",
  "name",
  "Text",
]

/** Names a record in the log by its id, or by its place in the list. A row of the database contains its record as JSON. */
const nameOf = (raw: unknown, place: number): string => {
  const sources = isObject(raw) ? [raw, ...["data", "product"].map((column) => raw[column])] : []
  const found = sources.filter(isObject).flatMap((source) => identifiers.map((name) => source[name]))
  const id = found.find((value) => typeof value === "string" || typeof value === "number")
  return id === undefined ? `#${place + 1}` : String(id).slice(0, 60)
}

/**
 * Decodes a list record by record (DESIGN, decision 23). Leaves unreadable records out, and logs their number with the id and the
 * field of each. Lists within a record are logged with its id.
 *
 * @param kind the records' name in the log, in the plural
 */
export const readRecords = Effect.fnUntraced(function* <A>(
  kind: string,
  decode: (raw: unknown) => Effect.Effect<A, Schema.SchemaError>,
  list: ReadonlyArray<unknown>,
) {
  const read = yield* Effect.forEach(list, (raw, place) =>
    Effect.result(Effect.annotateLogs(decode(raw), { [kind]: nameOf(raw, place) })),
  )
  const failures = read.flatMap((one, place) =>
    Result.isFailure(one) ? [`${nameOf(list[place], place)}${fieldOf(one.failure.issue)}`] : [],
  )
  if (failures.length > 0)
    yield* Effect.logWarning(
      `Left out ${failures.length} of ${list.length} ${kind} that cannot be read: ${failures.slice(0, maxNamed).join(", ")}`,
    )
  return read.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
})

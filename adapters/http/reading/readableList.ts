import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"
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

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw)

/** The names that identify a record in the answers of the backends. */
const identifiers = [
  "id",
  "Id",
  "lineItemId",
  "articleId",
  "marketId",
  "ProductNumber",
  "associatedFieldName",
  "value",
  "name",
  "Text",
]

/** Names a record in the log by its id, or by its place in the list. */
const nameOf = (raw: unknown, place: number): string => {
  const found = isObject(raw) ? identifiers.map((name) => raw[name]) : []
  const id = found.find((value) => typeof value === "string" || typeof value === "number")
  return id === undefined ? `#${place + 1}` : String(id).slice(0, 60)
}

/** Removes the fields that are null, on all levels. Backends write null for a missing value. */
export const withoutNulls = (raw: unknown): unknown => {
  if (Array.isArray(raw)) return raw.map(withoutNulls)
  if (!isObject(raw)) return raw
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (value === null ? [] : [[name, withoutNulls(value)]])),
  )
}

/**
 * Returns a schema that reads one shape as another and never writes.
 *
 * @param convert returns the encoded target; the target's schema checks it
 */
export const readAs = <A, W>(
  wire: Schema.Codec<W, unknown>,
  target: Schema.Codec<A, unknown>,
  convert: (wire: W) => unknown,
): Schema.Codec<A, unknown> =>
  wire.pipe(
    Schema.decodeTo(target, {
      decode: SchemaGetter.transform(convert),
      encode: SchemaGetter.forbiddenEncoding,
    }),
  )

const readRecords = Effect.fnUntraced(function* <A>(
  kind: string,
  decode: (raw: unknown) => Effect.Effect<A, Schema.SchemaError>,
  list: ReadonlyArray<unknown>,
) {
  const read = yield* Effect.forEach(list, (raw, place) =>
    Effect.result(Effect.annotateLogs(decode(withoutNulls(raw)), { [kind]: nameOf(raw, place) })),
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

/**
 * Reads a list record by record (DESIGN, decision 23). Leaves unreadable records out, and logs their number with the id and the
 * field of each. Lists within a record are logged with its id. Unknown fields are ignored, and null means missing.
 *
 * @param kind the records' name in the log, in the plural
 */
export const readableList = <A>(
  kind: string,
  record: Schema.Codec<A, unknown>,
): Schema.Codec<ReadonlyArray<A>, unknown> => {
  const decode = Schema.decodeUnknownEffect(record)
  return Schema.Array(Schema.Unknown).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(record)), {
      decode: SchemaGetter.transformEffect((list: ReadonlyArray<unknown>) => readRecords(kind, decode, list)),
      encode: SchemaGetter.forbiddenEncoding,
    }),
  )
}

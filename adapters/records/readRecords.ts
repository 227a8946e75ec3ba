import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import { leftOut, nameOf } from "../client/reading/plain/leftOut.ts"

const pathOf = SchemaIssue.makeFormatterStandardSchemaV1()

/**
 * Returns the path of the first unreadable field for the log, such as ` at address.zip`, or an empty text.
 * Values are never logged, because they may be personal.
 */
const fieldOf = (issue: SchemaIssue.Issue): string => {
  const path = pathOf(issue).issues[0]?.path ?? []
  const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".")
  return field === "" ? "" : ` at ${field}`
}

/**
 * Decodes a list record by record (ADR 0096, point 23). Leaves unreadable records out. Logs their number,
 * and the id and the unreadable field of the first 5. For a list within a record, the log contains the id of
 * the outer record.
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
  if (failures.length > 0) yield* Effect.logWarning(leftOut(kind, failures, list.length))
  return read.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
})

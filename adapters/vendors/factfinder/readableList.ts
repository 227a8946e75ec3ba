import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"

import { readRecords } from "../../records/readRecords.ts"

/**
 * Reads a list record by record, and leaves unreadable records out. Unknown fields are ignored.
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

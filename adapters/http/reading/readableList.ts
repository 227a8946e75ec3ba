import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"

import { readRecords } from "../../records/readRecords.ts"
import { withoutNulls } from "./plain/withoutNulls.ts"

/**
 * Returns a schema that decodes a value of one shape to another shape. It cannot encode.
 *
 * @param convert returns the value in the encoded form of `target`, which then decodes it
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

/**
 * Reads a list record by record, and leaves unreadable records out. Unknown fields are ignored, and null means missing.
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
      decode: SchemaGetter.transformEffect((list: ReadonlyArray<unknown>) =>
        readRecords(kind, (raw) => decode(withoutNulls(raw)), list),
      ),
      encode: SchemaGetter.forbiddenEncoding,
    }),
  )
}

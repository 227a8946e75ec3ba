import * as Schema from "effect/Schema"

/**
 * A schema of values that hold values of their own kind, at most so many levels deep. Deeper data are refused with their
 * place; a schema that names itself would exhaust the stack and throw.
 */
export const nested = <Value>(
  levels: number,
  levelOver: (deeper: Schema.Codec<ReadonlyArray<Value>>) => Schema.Codec<Value>,
): Schema.Codec<Value> => {
  const none: Schema.Codec<ReadonlyArray<Value>> = Schema.Array(Schema.Never)
  return levelOver(levels <= 1 ? none : Schema.Array(nested(levels - 1, levelOver)))
}

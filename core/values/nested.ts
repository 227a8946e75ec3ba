import * as Schema from "effect/Schema"

/**
 * Makes a schema of nested values with a maximum depth. Deeper data fail with their path. A recursive schema
 * could exhaust the stack.
 */
export const nested = <Value>(
  levels: number,
  levelOver: (deeper: Schema.Codec<ReadonlyArray<Value>>) => Schema.Codec<Value>,
): Schema.Codec<Value> => {
  const none: Schema.Codec<ReadonlyArray<Value>> = Schema.Array(Schema.Never)
  return levelOver(levels <= 1 ? none : Schema.Array(nested(levels - 1, levelOver)))
}

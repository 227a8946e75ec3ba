import { Cents } from "@heimwerk/core/values/Cents.ts"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** Money in the search service's format, a number of euros such as 89.95. It is decoded to whole cents. */
export const Euros = Schema.Finite.pipe(
  Schema.decodeTo(
    Cents,
    SchemaTransformation.transform({
      decode: (euros: number) => Math.round(euros * 100),
      encode: (cents: number) => cents / 100,
    }),
  ),
)

import * as Schema from "effect/Schema"

/**
 * A suggestion of the address search, with the field names of the address service's responses (forms and
 * markets 3.5).
 * @stability stable
 * @example
 * import { AddressSuggestion } from "@heimwerk/core/address"
 *
 * const label = ({ Description, Text }: AddressSuggestion) => `${Text}, ${Description}`
 * label({ Id: "1", Type: "Address", Text: "Hafenweg 10", Description: "24103 Kiel", Highlight: "0-8;" })
 * // => "Hafenweg 10, 24103 Kiel"
 */
export class AddressSuggestion extends Schema.Opaque<AddressSuggestion>()(
  Schema.Struct({
    Id: Schema.NonEmptyString,
    /** `Address` is a single address. Any other type is a container: it contains further suggestions. */
    Type: Schema.String,
    Text: Schema.String,
    Description: Schema.String,
    Highlight: Schema.String,
  }),
) {}

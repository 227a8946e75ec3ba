import * as Schema from "effect/Schema"

/**
 * A suggestion of the address search, with the field names of the wire format (forms and markets 3.5).
 * @stability stable
 */
export const AddressSuggestion = Schema.Struct({
  Id: Schema.NonEmptyString,
  /** `Address` is a final suggestion. Any other type is a container of further suggestions. */
  Type: Schema.String,
  Text: Schema.String,
  Description: Schema.String,
  Highlight: Schema.String,
})
export type AddressSuggestion = typeof AddressSuggestion.Type

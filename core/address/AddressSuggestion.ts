import * as Schema from "effect/Schema"

/**
 * A suggestion of the address search, with the wire's own names (forms and markets 3.5).
 * @stability stable
 */
export const AddressSuggestion = Schema.Struct({
  Id: Schema.NonEmptyString,
  /** `Address` is a final one; any other type is a container with further ones. */
  Type: Schema.String,
  Text: Schema.String,
  Description: Schema.String,
  Highlight: Schema.String,
})
export type AddressSuggestion = typeof AddressSuggestion.Type

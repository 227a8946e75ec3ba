import { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import * as Schema from "effect/Schema"

import { suggestGroup } from "../contract/suggest/api.ts"
import { readableList, readAs } from "./readableList.ts"

const WireSuggestion = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  image: Schema.optionalKey(Schema.String),
  attributes: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})

/** Converts a price to text, because a backend may send it as a number. */
const attributesOf = ({ attributes = {} }: typeof WireSuggestion.Type) =>
  typeof attributes["price"] === "number" ? { ...attributes, price: String(attributes["price"]) } : attributes

const ReadSuggestion = readAs(WireSuggestion, Suggestion, (wire) => ({
  ...wire,
  attributes: attributesOf(wire),
}))

/** The suggestions of any backend that follows the specs. Unreadable suggestions are left out. */
export const SuggestReading = suggestGroup(
  Schema.Struct({ suggestions: readableList("suggestions", ReadSuggestion) }),
)

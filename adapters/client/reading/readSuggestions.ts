import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

import { valuesOf } from "./plain/isObject.ts"
import { converted, filledText, list, oneOf, optional, type Read, struct, text } from "./Read.ts"
import { readEnergyClass } from "./readEnergyClass.ts"

/** Turns a numeric price into text. */
const suggestionOf = (raw: unknown) => {
  const values = valuesOf(raw)
  const attributes = valuesOf(values["attributes"] ?? {})
  const { price } = attributes
  return {
    ...values,
    attributes: typeof price === "number" ? { ...attributes, price: String(price) } : attributes,
  }
}

/** Reads a suggestion of the search service. */
export const readSuggestion: Read<Suggestion> = converted(
  suggestionOf,
  struct<Suggestion>({
    name: filledText,
    type: oneOf("searchTerm", "category", "productName"),
    image: optional(text),
    attributes: struct<Suggestion["attributes"]>({
      price: optional(text),
      basePrice: optional(text),
      energyClass: optional(readEnergyClass),
      categoryLink: optional(text),
      canonicalCategoryUrl: optional(text),
      parentCategory: optional(text),
      deeplink: optional(text),
    }),
  }),
)

interface Found {
  readonly suggestions: ReadonlyArray<Suggestion>
}

/** Reads the suggestions of an answer. */
export const readSuggestions: Read<Found> = struct<Found>({
  suggestions: list("suggestions", readSuggestion),
})

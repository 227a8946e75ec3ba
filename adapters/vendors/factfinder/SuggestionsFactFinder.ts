import { EnergyClass } from "@heimwerk/core/product/Product.ts"
import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { withinBudget } from "../../http/retry.ts"
import { SuggestAnswer, type WireSuggestion } from "./answers.ts"
import { FactFinder } from "./FactFinder.ts"

/** Maps the instance's suggestion types to the shop's. A brand becomes a search term. */
const kinds: ReadonlyMap<string, Suggestion["type"]> = new Map([
  ["searchTerm", "searchTerm"],
  ["brand", "searchTerm"],
  ["category", "category"],
  ["productName", "productName"],
])

const texts = ["categoryLink", "canonicalCategoryUrl", "parentCategory", "deeplink", "basePrice"] as const

type Attributes = NonNullable<WireSuggestion["attributes"]>

const textsOf = (attributes: Attributes) =>
  Object.fromEntries(
    texts.flatMap((name) => {
      const value = attributes[name]
      return typeof value === "string" && value !== "" ? [[name, value] as const] : []
    }),
  )

/** Formats a price like `89.95` as German money and keeps any other text unchanged. */
const priceOf = ({ price }: Attributes) => {
  const text = typeof price === "number" ? String(price) : price
  if (typeof text !== "string" || text === "") return {}
  return {
    price: /^\d{1,6}(?:\.\d{1,2})?$/u.test(text)
      ? formatCents(toCents(Math.round(Number(text) * 100)))
      : text,
  }
}

/** Reads the energy class in the format of `EnergyClass` in records. Exports contain it as JSON in a text. */
const readEnergyClass = Schema.decodeUnknownOption(
  Schema.Union([EnergyClass, Schema.fromJsonString(EnergyClass)]),
)

const energyOf = ({ energyClass }: Attributes) =>
  Option.match(readEnergyClass(energyClass), {
    onNone: () => ({}),
    onSome: (energyClass) => ({ energyClass }),
  })

const toSuggestion = ({ attributes = {}, image, name, type }: WireSuggestion): ReadonlyArray<Suggestion> => {
  const kind = kinds.get(type)
  if (kind === undefined) return []
  const picture = image === undefined || image === "" ? {} : { image }
  const known = { ...textsOf(attributes), ...priceOf(attributes), ...energyOf(attributes) }
  return [{ name, type: kind, ...picture, attributes: known }]
}

/** Timeout of 3 s: by then the visitor has usually typed on, and newer suggestions replace late ones. */
const answer = withinBudget((cause) => new SuggestionsError({ reason: "Unavailable", cause }), "3 seconds")

/**
 * Suggestions of a FACT-Finder instance, from the product or the content channel (storefront 7, search
 * suggestions).
 */
export const layer: Layer.Layer<Suggestions, never, FactFinder> = Layer.effect(
  Suggestions,
  Effect.map(FactFinder, (service) => ({
    suggest: Effect.fn("SuggestionsFactFinder.suggest")(function* (channel, query, marketId, visit) {
      const { suggestions } = yield* service.get(
        ["suggest", service.channel(channel)],
        { query, purchaserId: marketId, articleNumberSearch: "DETECT", sid: visit?.sid },
        SuggestAnswer,
      )
      return suggestions.flatMap(toSuggestion)
    }, answer),
  })),
)

import * as ShopHttp from "@heimwerk/adapters/http"
import { MarketsMemory, PlacesMemory } from "@heimwerk/adapters/memory"
import { defaultBrand } from "@heimwerk/core/environment"
import { ContactData, contactMessage, emptyContactData, wrongFields } from "@heimwerk/core/forms"
import { distanceText, makeNearest } from "@heimwerk/core/geo"
import { Market, Markets, openingStatus } from "@heimwerk/core/market"
import { Places } from "@heimwerk/core/place"
import { basePrice, basePriceText, discountFlag, productFlags } from "@heimwerk/core/price"
import { berlinTime, formatCents, toCents } from "@heimwerk/core/values"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const köln = Schema.decodeUnknownSync(Market)({
  id: "520",
  name: "Heimwerk Köln-Ehrenfeld",
  link: "/markt/koeln-ehrenfeld",
  geoPoint: { lat: 50.951, lng: 6.918 },
  address: { street: "Werkstraße 1", zip: "50823", city: "Köln", state: "Nordrhein-Westfalen" },
  phone: "0221 5550100",
  services: [],
  marketOwner: [],
  openingTimes: [{ isodate: 6, label: "Samstag", value: { opening: "08:00", closing: "20:00" } }],
  specialOpeningTimes: [],
})

const hours = () => {
  const saturday = Date.UTC(2026, 10, 21, 11)
  const [near] = makeNearest([köln], (market) => market.geoPoint)({ lat: 50.94, lng: 6.96 }, 1)
  return {
    open: openingStatus(köln, berlinTime(saturday)).status,
    closed: openingStatus(köln, berlinTime(saturday + 12 * 3_600_000)).status,
    distance: distanceText(near?.distanceKm ?? Number.NaN),
  }
}

const paint = basePrice(toCents(999), 2.5, "l")

const prices = () => ({
  flags: productFlags({
    price: { special: toCents(9_900), lowest30: toCents(12_900) },
    isBestseller: true,
  }),
  flag: discountFlag(toCents(4_999), toCents(3_999)),
  money: formatCents(toCents(129_900)),
  base: paint && basePriceText({ paket: paint }),
})

const forms = () => {
  const typed = Schema.decodeUnknownSync(ContactData)({
    ...emptyContactData,
    salute: "Frau",
    email: "a@b",
  })
  return wrongFields(typed).map((field) => contactMessage(field, defaultBrand))
}

const counts = Effect.gen(function* () {
  const markets = yield* Markets
  const places = yield* Places
  const [all, found] = yield* Effect.all([markets.all, places.search("50823", 3)])
  return { markets: all.length, match: found.match }
})

const memory = () =>
  Effect.runPromise(
    counts.pipe(Effect.provide(MarketsMemory.layer([köln])), Effect.provide(PlacesMemory.layer([]))),
  )

const http = (origin: string) =>
  Effect.runPromise(Effect.provide(counts, ShopHttp.layer({ origin, brand: defaultBrand.product })))

/**
 * Uses the packages like an external program: rules, a form, memory ports, and the ports of a running shop.
 */
export const answers = async (origin: string) => ({
  hours: hours(),
  prices: prices(),
  forms: forms(),
  memory: await memory(),
  http: await http(origin),
})

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { germanDate, weekdayNames } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import * as Effect from "effect/Effect"

import { request } from "../diagnosis/answers.ts"
import { cellText, flatRow } from "../output/records.ts"
import { allProducts } from "../shop/allProducts.ts"
import { shopAt } from "../shop/live.ts"
import type { Fields, Records } from "./differences.ts"

const textsOf = (record: unknown): Fields =>
  new Map([...flatRow(record)].map(([field, value]) => [field, cellText(value)]))

const marketFields = ({
  address,
  email,
  geoPoint,
  link,
  marketOwner,
  name,
  phone,
  services,
}: Market): Fields => textsOf({ name, link, phone, email, address, geoPoint, services, marketOwner })

/** Returns the hours of a market as texts by weekday and special day. */
const hoursFields = (market: Market): Fields => {
  const { weekdays } = hoursTable(market)
  const special = new Set(market.specialOpeningTimes.map(({ date }) => date))
  return new Map([
    ...weekdayNames.map((day, index) => [day, rangesText(weekdays.get(index + 1) ?? [])] as const),
    ...[...special]
      .toSorted()
      .map((date) => [germanDate(date), rangesText(openRanges(market, date))] as const),
  ])
}

const priceFields = ({
  name,
  price: { isBlur, lowest30, loyaltyCardPrice, regular, special },
}: Product): Fields => {
  const amounts = { regular, special, lowest30, loyaltyCardPrice }
  return new Map([
    ["name", name],
    ...Object.entries(amounts).flatMap(([field, cents]) =>
      cents === undefined ? [] : [[field, formatCents(cents)] as const],
    ),
    ["isBlur", String(isBlur)],
  ])
}

const flatCategories = (categories: ReadonlyArray<Category>): ReadonlyArray<readonly [string, Fields]> =>
  categories.flatMap(({ id, link, name, subCategories }) => [
    [
      id,
      new Map([
        ["name", name],
        ["link", link],
        ["subCategories", subCategories.map((sub) => sub.id).join(", ")],
      ]),
    ],
    ...flatCategories(subCategories),
  ])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the requests of an OpenAPI document with their definitions as JSON: `GET /public/api/markets`. */
const operationsOf = (document: unknown): Records => {
  const paths = isObject(document) && isObject(document["paths"]) ? document["paths"] : {}
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(isObject(methods) ? methods : {}).map(([method, definition]): [string, Fields] => [
        `${method.toUpperCase()} ${path}`,
        new Map(
          Object.entries(isObject(definition) ? definition : {}).map(([field, value]) => [
            field,
            JSON.stringify(value),
          ]),
        ),
      ]),
    ),
  )
}

/** Reads everything of a running shop that a comparison needs. Sends 3 requests, and one per 96 articles of each main category. */
export const readShop = (origin: string) =>
  Effect.gen(function* () {
    const markets = yield* Markets.use(({ all }) => all)
    const categories = yield* Catalog.use(({ navigation }) => navigation)
    const products = (yield* allProducts(categories)).flat()
    const contract = yield* request(origin, "/openapi.json")
    const by = <A>(
      records: ReadonlyArray<A>,
      id: (record: A) => string,
      fields: (record: A) => Fields,
    ): Records => new Map(records.map((record) => [id(record), fields(record)]))
    const areas: ReadonlyArray<readonly [area: string, records: Records]> = [
      ["Märkte", by(markets, ({ id }) => id, marketFields)],
      ["Öffnungszeiten", by(markets, ({ id }) => id, hoursFields)],
      ["Preise", by(products, ({ articleId }) => articleId, priceFields)],
      ["Kategorien", new Map(flatCategories(categories))],
      ["Schnittstelle", operationsOf(typeof contract === "string" ? undefined : contract.body)],
    ]
    return areas
  }).pipe(Effect.provide(shopAt(origin)))

import { fieldsOf, isObject, type Json, type JsonObject, mapFields, mapObjects } from "./json.ts"

/**
 * Allows further fields in the objects of a schema, because later versions may add some. Replaces a union
 * of one schema by this schema. Servers ignore unknown fields, and so must clients.
 */
export const simplified = (schema: Json): Json =>
  mapObjects(schema, ({ additionalProperties, anyOf, ...rest }) => {
    const extra: JsonObject =
      additionalProperties === undefined || additionalProperties === false ? {} : { additionalProperties }
    if (!Array.isArray(anyOf)) return { ...rest, ...extra }
    const different = [...new Map(anyOf.map((each: Json) => [JSON.stringify(each), each])).values()]
    const [only] = different
    return different.length === 1 && isObject(only)
      ? { ...only, ...rest, ...extra }
      : { ...rest, ...extra, anyOf: different }
  })

/**
 * Names of schemas, each with its place: an operation, its `answer` or its `body`, and the path of fields to the
 * schema. `*` stands for the items of a list.
 */
const places: Readonly<Record<string, string>> = {
  GeoPoint: "markets.list answer markets * geoPoint",
  OpeningTime: "markets.list answer markets * openingTimes *",
  SpecialOpeningTime: "markets.list answer markets * specialOpeningTimes *",
  Market: "markets.list answer markets *",
  MarketList: "markets.list answer",
  NearMarket: "marketAnswers.near answer markets *",
  NearMarkets: "marketAnswers.near answer",
  MarketStatus: "marketAnswers.status answer",
  Amount: "prices.article answer price",
  ArticlePrice: "prices.article answer",
  Place: "places.byId answer",
  PlaceAnswer: "places.search answer",
  EnergyClass: "search.records answer records * masterValues EnergyClass",
  Price: "search.records answer records * masterValues PriceInformation",
  ProductValues: "search.records answer records * masterValues",
  ProductRecord: "search.records answer records *",
  ProductDetail: "search.detail answer",
  ProductHit: "search.search answer hits *",
  Facet: "search.search answer facets *",
  ProductList: "search.search answer",
  CategoryTree: "search.categories answer",
  Stocks: "stocks.availability answer",
  LineProduct: "basket.get answer lineItems * product",
  BasketLine: "basket.get answer lineItems *",
  BasketTotal: "basket.get answer totals *",
  ChangedStock: "basket.get answer changedStock",
  Basket: "basket.get answer",
  LimitedBasket: "basket.limited answer",
  BasketItem: "basket.add body",
  BasketAndWishlist: "basket.moveToWishlist answer",
  WishlistLine: "wishlist.get answer lineItems *",
  Wishlist: "wishlist.get answer",
  LimitedWishlist: "wishlist.limited answer",
  WishlistItem: "wishlist.add body",
  Customer: "account.me answer",
  Profile: "customer.profile answer",
  Addresses: "customer.addresses answer",
  Orders: "customer.orders answer",
  Order: "customer.order answer",
  Coupons: "customer.coupons answer",
  CheckoutOffer: "checkout.offer answer",
  OrderRequest: "checkout.place body",
}

/** An operation with the schemas of its successful answer and of its body. */
export interface SchemaSource {
  readonly id: string
  readonly answer: Json | undefined
  readonly body: Json | undefined
}

const step = (schema: Json | undefined, name: string): Json | undefined =>
  name === "*" ? fieldsOf(schema)["items"] : fieldsOf(fieldsOf(schema)["properties"])[name]

/** Turns `basket.get` into `BasketGet`. */
const pascal = (id: string) =>
  id
    .split(".")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("")

const isNameable = (schema: Json | undefined): schema is JsonObject =>
  isObject(schema) && (schema["properties"] !== undefined || schema["anyOf"] !== undefined)

/**
 * Returns the schemas of the operations by name. Answers and bodies without a chosen name get one from their
 * operation.
 */
const namedSchemas = (sources: ReadonlyArray<SchemaSource>): ReadonlyMap<string, JsonObject> => {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const chosen = Object.entries(places).map(([name, place]) => {
    const [id = "", part, ...path] = place.split(" ")
    const source = byId.get(id)
    return [name, path.reduce(step, part === "body" ? source?.body : source?.answer)] as const
  })
  const others = sources.flatMap(({ answer, body, id }) => [
    [`${pascal(id)}Answer`, answer] as const,
    [`${pascal(id)}Body`, body] as const,
  ])
  const found = new Map<string, JsonObject>()
  const known = new Set<string>()
  for (const [name, schema] of [...chosen, ...others]) {
    if (!isNameable(schema) || known.has(JSON.stringify(schema))) continue
    known.add(JSON.stringify(schema))
    found.set(name, schema)
  }
  return found
}

/** Moves the schemas of the operations to the document's components, and refers to them by name. */
export const withNamedSchemas = (paths: JsonObject, sources: ReadonlyArray<SchemaSource>) => {
  const named = namedSchemas(sources)
  const names = new Map(Array.from(named, ([name, schema]) => [JSON.stringify(schema), name]))
  const refer = (json: Json): Json => {
    if (Array.isArray(json)) return json.map((each: Json) => refer(each))
    if (!isObject(json)) return json
    const name = names.get(JSON.stringify(json))
    return name === undefined ? mapFields(json, refer) : { $ref: `#/components/schemas/${name}` }
  }
  return {
    paths: mapFields(paths, refer),
    schemas: Object.fromEntries(Array.from(named, ([name, schema]) => [name, mapFields(schema, refer)])),
  }
}

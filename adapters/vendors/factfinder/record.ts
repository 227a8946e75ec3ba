import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { categoryPathField, fieldRoles as ownRoles } from "../../http/contract/search/fields.ts"
import { DetailValues, ProductValues } from "../../http/contract/search/Record.ts"
import type { FieldRoles, WireRecord } from "./answers.ts"
import { readableFields } from "./readableFields.ts"

type Values = Readonly<Record<string, unknown>>

/**
 * Export fields with values other than text. Export columns hold only text, so these fields contain JSON.
 */
const structured = new Set([
  "PriceInformation",
  "Price",
  "Freight",
  "Bestseller",
  "RatingData",
  "EnergyClass",
  "Availability",
  "Stock",
  "Variants",
  "Highlights",
  "Attributes",
  "Gallery",
  "Siblings",
  "Maker",
  "Warnings",
])

const parse = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

/**
 * Parses a column's value. An empty value counts as missing, because a row of a table cannot leave out a
 * column. Keeps a text that is not valid JSON, so that the field is unreadable and not missing.
 */
const column = (name: string, value: unknown): unknown => {
  if (value === null || value === "") return undefined
  return typeof value === "string" && structured.has(name)
    ? Option.getOrElse(parse(value), () => value)
    : value
}

const columns = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, column(name, value)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The last part of a category path: `Eisenwaren/Schrauben` gives `Schrauben`. */
export const lastOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/**
 * Returns the values of the fields with a role, under the field names of the shop's own export. A role that
 * the instance does not define is read from the field that the shop's own export uses. Fields without a value
 * are left out.
 */
const byRole = (values: Values, roles: FieldRoles): Values =>
  Object.fromEntries(
    Object.entries(ownRoles).flatMap(([role, name]) => {
      const value = values[roles[role] ?? name]
      return value === undefined ? [] : [[name, column(name, value)] as const]
    }),
  )

const categoryOf = ({ Category: id, [categoryPathField]: path }: Values): Values =>
  id === undefined && typeof path === "string" ? { Category: lastOfPath(path) } : {}

/**
 * Defaults for fields missing in the export: article number, brand, bestseller flag, availability, variants
 * and prices.
 */
const silent = ({ Price: price, ProductNumber: id }: Values, recordId: string): Values => ({
  ProductNumber: id ?? recordId,
  Brand: "",
  Bestseller: false,
  Availability: [],
  Variants: [],
  PriceInformation: { regular: price, isBlur: false },
})

const knownIn = ({ masterValues }: WireRecord, roles: FieldRoles): Values => {
  const own = columns(masterValues)
  return { ...own, ...byRole(own, roles) }
}

/** Defaults of these fields could show another article or a wrong price. */
const strict = ["ProductNumber", "PriceInformation"]

/** Drops the price in force, which is only needed while reading. */
const withoutPrice = <V extends { readonly priceInForce: unknown }>(values: V) => {
  const { priceInForce: _, ...product } = values
  return product
}

/**
 * Reads a record. `report` receives its id and the names of its unreadable fields, as a text for the log, if the
 * record can be read without them.
 */
type ReadRecord<P> = (
  record: WireRecord,
  roles?: FieldRoles,
  report?: (unreadable: string) => void,
) => Option.Option<P>

const reader = <V extends { readonly priceInForce: unknown }>(
  schema: Schema.Codec<V, unknown>,
  defaults: Values,
): ReadRecord<Omit<V, "priceInForce">> => {
  const decode = readableFields(schema, strict)
  return (record, roles = {}, report = () => {}) => {
    const filled = (known: Values) => ({
      ...defaults,
      ...silent(known, record.id),
      ...categoryOf(known),
      ...known,
    })
    const decoded = decode(knownIn(record, roles), filled, (names) =>
      report(`${record.id} (${names.join(", ")})`),
    )
    return Option.map(decoded, withoutPrice)
  }
}

/**
 * Reads a record as a product. The answer's field roles take precedence over the field names of the shop's
 * own export. Returns none when a required field is missing or unreadable, for example name or link.
 */
export const toProduct: ReadRecord<Product> = reader(ProductValues, {})

/**
 * Reads a record as a product page. Returns none when a required field is missing, such as the maker: an
 * export may have only the fields for lists.
 */
export const toDetail: ReadRecord<ProductDetail> = reader(DetailValues, {
  Highlights: [],
  Attributes: [],
  Gallery: [],
  Siblings: [],
  Description: "",
  EAN: "",
})

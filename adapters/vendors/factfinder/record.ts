import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { categoryPathField, fieldRoles as ownRoles } from "../../http/contract/search/fields.ts"
import { DetailValues, ProductValues } from "../../http/contract/search/Record.ts"
import type { FieldRoles, WireRecord } from "./answers.ts"

type Values = Readonly<Record<string, unknown>>

/** Fields of the shop's export that are more than a text; a column of an export is a text, so they come as JSON in it. */
const structured = new Set([
  "PriceInformation",
  "Price",
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

/** The value of a column; an empty one is none, as a table cannot leave one out. */
const column = (name: string, value: unknown): unknown => {
  if (value === null || value === "") return undefined
  return typeof value === "string" && structured.has(name) ? Option.getOrUndefined(parse(value)) : value
}

const columns = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, column(name, value)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The last part of a path of categories: `Eisenwaren/Schrauben` leads to `Schrauben`. */
export const lastOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** What the roles say about a record, under the names of the shop's own export; a role the instance lacks says nothing. */
const byRole = (values: Values, roles: FieldRoles): Values =>
  Object.fromEntries(
    Object.entries(ownRoles).flatMap(([role, name]) => {
      const value = values[roles[role] ?? name]
      return value === undefined ? [] : [[name, column(name, value)] as const]
    }),
  )

const categoryOf = ({ Category: id, [categoryPathField]: path }: Values): Values =>
  id === undefined && typeof path === "string" ? { Category: lastOfPath(path) } : {}

/** What a product has when an export is silent about it: its price in force, and neither variants nor promises. */
const silent = ({ Price: price, ProductNumber: id }: Values, recordId: string): Values => ({
  ProductNumber: id ?? recordId,
  Brand: "",
  Bestseller: false,
  Availability: [],
  Variants: [],
  PriceInformation: { regular: price, isBlur: false },
})

const filled = ({ id, masterValues }: WireRecord, roles: FieldRoles): Values => {
  const own = columns(masterValues)
  const known = { ...own, ...byRole(own, roles) }
  return { ...silent(known, id), ...categoryOf(known), ...known }
}

const decodeProduct = Schema.decodeUnknownOption(ProductValues)
const decodeDetail = Schema.decodeUnknownOption(DetailValues)

/** A price that is there for readers of the roles alone. */
const withoutPrice = <V extends { readonly priceInForce: unknown }>(values: V) => {
  const { priceInForce: _, ...product } = values
  return product
}

/**
 * A record as a product: read through the field roles of the answer first, then by the names of the shop's own export, which
 * are those of its own search service. None for a record that cannot be shown, for example one without a name or a link.
 */
export const toProduct = (record: WireRecord, roles: FieldRoles = {}): Option.Option<Product> =>
  Option.map(decodeProduct(filled(record, roles)), withoutPrice)

/** A record as the product of a page; an export for lists alone has no page. */
export const toDetail = (record: WireRecord, roles: FieldRoles = {}): Option.Option<ProductDetail> =>
  Option.map(
    decodeDetail({
      Highlights: [],
      Attributes: [],
      Gallery: [],
      Siblings: [],
      Description: "",
      EAN: "",
      ...filled(record, roles),
    }),
    withoutPrice,
  )

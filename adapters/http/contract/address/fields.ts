import type { Address } from "@heimwerk/core/address/Address.ts"
import { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import * as Schema from "effect/Schema"

import type { AddressItem } from "./Item.ts"

/** Degrees as text. `FiniteFromString` alone would decode an empty text as 0. */
const Degrees = Schema.String.check(Schema.isPattern(/^-?\d{1,3}(?:\.\d+)?$/u)).pipe(
  Schema.decodeTo(Schema.FiniteFromString),
)
const decodePosition = Schema.decodeUnknownEffect(
  Schema.Struct({ lat: Degrees, lng: Degrees }).pipe(Schema.decodeTo(GeoPoint)),
)

/** Returns the position of an address that was requested with `positionFormats`. Fails if it is missing. */
export const positionOf = ({ Field1, Field2 }: AddressItem) => decodePosition({ lat: Field1, lng: Field2 })

/** Returns the value of each placeholder that a requested format may contain, for example `{Latitude}`. */
const placeholders = ({ buildingNumber, city, position, postalCode, street }: Address) =>
  new Map([
    ["Latitude", String(position.lat)],
    ["Longitude", String(position.lng)],
    ["Street", street],
    ["BuildingNumber", buildingNumber],
    ["PostalCode", postalCode],
    ["City", city],
  ])

const filled = (format: string, address: Address): string => {
  const values = placeholders(address)
  return format.replaceAll(/\{(\w{1,40})\}/gu, (_, name: string) => values.get(name) ?? "")
}

/** Returns an address in the format of the address service, with the requested extra fields. */
export const toItem = (
  id: string,
  address: Address,
  formats: { readonly Field1Format?: string; readonly Field2Format?: string },
): AddressItem => ({
  Id: id,
  Street: address.street,
  BuildingNumber: address.buildingNumber,
  PostalCode: address.postalCode,
  City: address.city,
  ...(formats.Field1Format === undefined ? {} : { Field1: filled(formats.Field1Format, address) }),
  ...(formats.Field2Format === undefined ? {} : { Field2: filled(formats.Field2Format, address) }),
})

import type { Address } from "@heimwerk/core/address/Address.ts"

import type { AddressItem } from "./Item.ts"

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

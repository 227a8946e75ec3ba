import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"

import { isObject, valuesOf } from "./plain/isObject.ts"
import { converted, filledText, list, type Read, struct, text, Unreadable } from "./Read.ts"
import { geoPoint } from "./values.ts"

/** Returns the items of an answer. @throws Unreadable for an error item, which Loqate sends with status 200 */
const itemsOf = (raw: unknown): ReadonlyArray<unknown> => {
  const items = valuesOf(raw)["Items"]
  if (!Array.isArray(items) || items.some((item) => isObject(item) && "Error" in item)) throw new Unreadable()
  return items
}

const suggestion = converted(
  (raw) => ({ Type: "Address", Description: "", Highlight: "", ...valuesOf(raw) }),
  struct<AddressSuggestion>({ Id: filledText, Type: text, Text: text, Description: text, Highlight: text }),
)

/** Reads the suggestions of the address service. */
export const readFoundAddresses: Read<ReadonlyArray<AddressSuggestion>> = (raw, report) =>
  list("address suggestions", suggestion)(itemsOf(raw), report)

const degrees = (raw: unknown): unknown =>
  typeof raw === "string" && raw.trim() !== "" ? Number(raw) : undefined

/** Reads the address of a suggestion with its position. */
export const readPosition: Read<Address> = converted(
  (raw) => {
    const item = valuesOf(itemsOf(raw)[0])
    return {
      street: item["Street"],
      buildingNumber: item["BuildingNumber"] ?? "",
      postalCode: item["PostalCode"],
      city: item["City"],
      position: { lat: degrees(item["Field1"]), lng: degrees(item["Field2"]) },
    }
  },
  struct<Address>({ street: text, buildingNumber: text, postalCode: text, city: text, position: geoPoint }),
)

import type { Address } from "./Address.ts"

/** Returns street and house number, for example `Hafenweg 12`. Without a house number, only the street. */
export const streetLine = ({ buildingNumber, street }: Address): string =>
  `${street} ${buildingNumber}`.trim()

/** Returns postcode and town, for example `24103 Kiel`. */
export const townLine = ({ city, postalCode }: Address): string => `${postalCode} ${city}`

/**
 * Returns an address in one line, for example `Hafenweg 12, 24103 Kiel`.
 * @stability stable
 * @example
 * import { addressLine } from "@heimwerk/core/address"
 *
 * const position = { lat: 54.3201, lng: 10.1401 }
 * addressLine({ street: "Hafenweg", buildingNumber: "10", postalCode: "24103", city: "Kiel", position })
 * // => "Hafenweg 10, 24103 Kiel"
 */
export const addressLine = (address: Address): string => `${streetLine(address)}, ${townLine(address)}`

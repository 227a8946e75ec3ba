import type { Address } from "./Address.ts"

/** `Hafenweg 12`, or only the street. */
export const streetLine = ({ buildingNumber, street }: Address): string =>
  `${street} ${buildingNumber}`.trim()

/** `24103 Kiel` */
export const townLine = ({ city, postalCode }: Address): string => `${postalCode} ${city}`

/**
 * `Hafenweg 12, 24103 Kiel`
 * @stability stable
 */
export const addressLine = (address: Address): string => `${streetLine(address)}, ${townLine(address)}`

import type { Address } from "@heimwerk/core/address/Address.ts"

const rows = [
  ["Hafenweg", "10", "24103", "Kiel", 54.3201, 10.1401],
  ["Hafenweg", "2a", "24103", "Kiel", 54.3202, 10.1402],
  ["Hafenweg", "1", "24103", "Kiel", 54.3203, 10.1403],
  ["Hafenweg", "1", "20095", "Hamburg", 53.5511, 9.9937],
  ["Große Straße", "7", "50667", "Köln", 50.9381, 6.9571],
  ["Am Deich", "", "25980", "Sylt", 54.9081, 8.3031],
] as const

/**
 * Six addresses in four streets. One street name exists in two towns, and one address has no house number.
 */
export const addresses: ReadonlyArray<Address> = rows.map(
  ([street, buildingNumber, postalCode, city, lat, lng]) => ({
    street,
    buildingNumber,
    postalCode,
    city,
    position: { lat, lng },
  }),
)

import * as Schema from "effect/Schema"

import { GeoPoint } from "../values/GeoPoint.ts"

/**
 * An address with its coordinates, retrieved for a chosen suggestion (forms and markets 3.5, parsed address
 * and detail result).
 * @stability stable
 * @example
 * import { Address, addressLine } from "@heimwerk/core/address"
 *
 * const hafenweg: Address = {
 *   street: "Hafenweg",
 *   buildingNumber: "10",
 *   postalCode: "24103",
 *   city: "Kiel",
 *   position: { lat: 54.3201, lng: 10.1401 },
 * }
 * addressLine(hafenweg) // => "Hafenweg 10, 24103 Kiel"
 */
export class Address extends Schema.Opaque<Address>()(
  Schema.Struct({
    street: Schema.String,
    buildingNumber: Schema.String,
    postalCode: Schema.String,
    city: Schema.String,
    position: GeoPoint,
  }),
) {}

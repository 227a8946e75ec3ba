import * as Schema from "effect/Schema"

import { GeoPoint } from "../values/GeoPoint.ts"

/**
 * An address with its coordinates, retrieved for a chosen suggestion (forms and markets 3.5, parsed address
 * and detail result).
 * @stability stable
 */
export const Address = Schema.Struct({
  street: Schema.String,
  buildingNumber: Schema.String,
  postalCode: Schema.String,
  city: Schema.String,
  position: GeoPoint,
})
export type Address = typeof Address.Type

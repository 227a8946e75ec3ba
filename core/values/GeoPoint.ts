import * as Schema from "effect/Schema"

/**
 * A position in degrees (WGS 84).
 * @stability stable
 * @example
 * import { GeoPoint } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * const cologne: GeoPoint = { lat: 50.94, lng: 6.96 }
 * Schema.is(GeoPoint)(cologne) // => true
 */
export class GeoPoint extends Schema.Opaque<GeoPoint>()(
  Schema.Struct({
    lat: Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    lng: Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
  }),
) {}

import * as Schema from "effect/Schema"

/** A shipped parcel. */
export class Parcel extends Schema.Opaque<Parcel>()(
  Schema.Struct({
    /** Name of the carrier: `DHL`. */
    carrier: Schema.NonEmptyString,
    /** The carrier's number of the parcel. */
    number: Schema.String.check(Schema.isPattern(/^[A-Za-z\d]{6,40}$/u)),
    /** The page on which the carrier shows the parcel; absent for a carrier without one. */
    link: Schema.optionalKey(Schema.String),
  }),
) {}

import * as Context from "effect/Context"

import type { Parcel } from "./Parcel.ts"

/**
 * Page on which a carrier shows a parcel, by name of the carrier. `{number}` stands for the parcel's number.
 */
export const Carriers = Context.Reference<Readonly<Record<string, string>>>("core/shipping/Carriers", {
  defaultValue: () => ({
    DHL: "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}",
    DPD: "https://tracking.dpd.de/status/de_DE/parcel/{number}",
    GLS: "https://gls-group.com/DE/de/paketverfolgung?match={number}",
  }),
})

/**
 * Returns a parcel, with a tracking link if `carriers` contains its carrier. The case of the carrier's name does not
 * matter.
 */
export const trackedParcel = (
  { carrier, number }: Pick<Parcel, "carrier" | "number">,
  carriers: Readonly<Record<string, string>>,
): Parcel => {
  const known = Object.keys(carriers).find((name) => name.toLowerCase() === carrier.toLowerCase())
  const page = known === undefined ? undefined : carriers[known]
  return {
    carrier: known ?? carrier,
    number,
    ...(page === undefined ? {} : { link: page.replaceAll("{number}", encodeURIComponent(number)) }),
  }
}

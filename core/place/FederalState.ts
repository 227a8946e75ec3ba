import * as Schema from "effect/Schema"

/** A federal state of Germany by its ISO 3166-2 code without `DE-`. */
export const FederalState = Schema.Literals([
  "BB",
  "BE",
  "BW",
  "BY",
  "HB",
  "HE",
  "HH",
  "MV",
  "NI",
  "NW",
  "RP",
  "SH",
  "SL",
  "SN",
  "ST",
  "TH",
])
export type FederalState = typeof FederalState.Type

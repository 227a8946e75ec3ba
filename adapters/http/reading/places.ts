import { Place, PlaceAnswer } from "@heimwerk/core/place/Place.ts"
import * as Schema from "effect/Schema"

import { placesGroup } from "../contract/places.ts"
import { readableList, readAs } from "./readableList.ts"

const Values = Schema.Record(Schema.String, Schema.Unknown)

/** A place may lack its kind, its region and its number of inhabitants. */
const ReadPlace = readAs(Values, Place, (values) => ({ kind: "town", region: "", population: 0, ...values }))

const ReadAnswer = readAs(
  Schema.Struct({ match: Schema.optionalKey(Schema.String), places: readableList("places", ReadPlace) }),
  PlaceAnswer,
  ({ match, places }) => ({ match: match ?? (places.length === 0 ? "none" : "name"), places }),
)

/** The place search of any backend that follows the specs. Unreadable places are left out. */
export const PlacesReading = placesGroup(ReadAnswer, ReadPlace)

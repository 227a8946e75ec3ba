import type { Range } from "../../address/highlight.ts"
import { matchedRanges } from "../../address/matchedRanges.ts"
import type { Place } from "../../place/Place.ts"
import { placeSubtitle, placeTitle } from "../../place/title.ts"

/** A suggested place (forms and markets 3.4). */
export interface PlaceSuggestion {
  /** `50667 Köln`. */
  readonly title: string
  /** The state, for districts the town; empty where it is not known. */
  readonly subtitle: string
  /** Title and subtitle in one line: `Köln, Nordrhein-Westfalen`. */
  readonly fullDescription: string
  readonly vendorId: string
  /** The parts of the title that were typed. */
  readonly substring: ReadonlyArray<Range>
}

/** A place as it is suggested for what was typed. */
export const placeSuggestion = (place: Place, typed: string): PlaceSuggestion => {
  const [title, subtitle] = [placeTitle(place), placeSubtitle(place)]
  return {
    title,
    subtitle,
    fullDescription: subtitle === "" ? title : `${title}, ${subtitle}`,
    vendorId: place.id,
    substring: matchedRanges(title, typed),
  }
}

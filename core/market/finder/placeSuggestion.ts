import type { Range } from "../../address/highlight.ts"
import { matchedRanges } from "../../address/matchedRanges.ts"
import type { Place } from "../../place/Place.ts"
import { placeSubtitle, placeTitle } from "../../place/title.ts"

/** A suggested place (forms and markets 3.4). */
export interface PlaceSuggestion {
  /** Title of the suggestion, for example `50667 Köln`. */
  readonly title: string
  /**
   * Second line of the suggestion: the federal state, or for districts the town. If another suggestion looks the same,
   * the nearest postcode follows. Empty if unknown.
   */
  readonly subtitle: string
  /** Title and second line in one text: `Köln, Nordrhein-Westfalen`. */
  readonly fullDescription: string
  readonly vendorId: string
  /** The ranges of the title that match the typed text. */
  readonly substring: ReadonlyArray<Range>
}

/** Makes the suggestion of a place for the typed text. */
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

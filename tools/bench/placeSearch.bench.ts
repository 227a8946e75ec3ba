import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { compare } from "./compare.ts"
import type { Verdict } from "./statistics.ts"

/** Compares the place search by name and by postcode with a linear scan. No ratio is promised. */
export const placeSearch = (): ReadonlyArray<Verdict> => {
  const search = makePlaceSearch(places)
  return compare(
    `A search over ${places.length} places`,
    { name: "core: by name", run: () => search("münchen", 10) },
    [
      {
        name: "every name folded and looked at",
        run: () => places.filter(({ name }) => fold(name).startsWith("muenchen")),
      },
      { name: "core: by one letter", run: () => search("b", 10) },
      { name: "core: by postcode", run: () => search("50667", 10) },
      { name: "core: by unknown postcode", run: () => search("50699", 10) },
      { name: "core: 10,000 characters of nonsense", run: () => search("x".repeat(10_000), 10) },
      { name: "core: getting the places ready for names", run: () => makePlaceSearch(places)("münchen", 10) },
    ],
  )
}

import { makePlaceSearch } from "@heimwerk/core/place/search.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { compare } from "./measure.ts"

/** A place by name and by postcode, against looking at every place. */
export const placeSearch = (): void => {
  const search = makePlaceSearch(places)
  compare(`a search over ${places.length} places`, [
    {
      name: "fold every name and look",
      run: () => places.filter(({ name }) => fold(name).startsWith("muenchen")),
    },
    { name: "by name", run: () => search("münchen", 10) },
    { name: "by one letter", run: () => search("b", 10) },
    { name: "by postcode", run: () => search("50667", 10) },
    { name: "by unknown postcode", run: () => search("50699", 10) },
    { name: "10,000 characters of nonsense", run: () => search("x".repeat(10_000), 10) },
  ])
  compare("getting the places ready", [{ name: "makePlaceSearch", run: () => makePlaceSearch(places) }])
}

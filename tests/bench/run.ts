import { nearest } from "./nearest.bench.ts"
import { statusOfAllMarkets } from "./openingStatus.bench.ts"
import { placeSearch } from "./placeSearch.bench.ts"

console.log("Ratio to the first of each group, and the time of one call (median of 7 rounds).")
nearest()
statusOfAllMarkets()
placeSearch()

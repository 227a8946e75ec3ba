import { clientStart } from "./clientStart.bench.ts"
import { contactForm } from "./contactForm.bench.ts"
import { nearestPoints } from "./distance.bench.ts"
import { germanMoney } from "./money.bench.ts"
import { imports } from "./imports.bench.ts"
import { statusOfAllMarkets } from "./openingStatus.bench.ts"
import { placeSearch } from "./placeSearch.bench.ts"
import { startup } from "./startup.bench.ts"

/**
 * Sets the time zone of this process to Germany, because the library opening_hours supports only the local
 * time zone.
 */
process.env["TZ"] = "Europe/Berlin"

console.log(
  `Node ${process.version}. One call: the median of 11 rounds, with 100,000 points 5 (first to third quartile); ratios likewise, round by round.`,
)
const verdicts = [
  ...nearestPoints(),
  ...statusOfAllMarkets(),
  ...germanMoney(),
  ...contactForm(),
  ...placeSearch(),
]
imports()
startup()
await clientStart()
const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
console.log(`\n${count("held")} promises held, ${count("close")} close, ${count("missed")} missed.`)
if (count("missed") > 0) process.exitCode = 1

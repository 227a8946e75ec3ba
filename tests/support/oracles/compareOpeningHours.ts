import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { hourVariants } from "./hourVariants.ts"
import { expectedNext, expectedStatus } from "./openingStatus.ts"

/** UTC spans that include both days with a clock change, and the week around Christmas. */
const spans = [
  ["2026-03-28T22:00Z", "2026-03-29T23:00Z"],
  ["2026-10-24T21:00Z", "2026-10-26T00:00Z"],
  ["2026-12-20T23:00Z", "2026-12-28T23:00Z"],
] as const

/** Checks the next opening only at every 23rd minute, because its computation is slow. */
const nextEvery = 23

const compare = () => {
  const differences: Array<string> = []
  let compared = 0
  for (const [variant, hours] of Object.entries(hourVariants)) {
    for (const [from, to] of spans) {
      for (let instant = Date.parse(from); instant < Date.parse(to); instant += 60_000) {
        const actual = openingStatus(hours, berlinTime(instant))
        const expected = expectedStatus(hours, instant)
        compared++
        if (actual.open !== expected.open || actual.status !== expected.status) {
          differences.push(
            `${variant}, ${new Date(instant).toISOString()}: ${actual.status} instead of ${expected.status}`,
          )
        } else if (compared % nextEvery === 0 && actual.next !== expectedNext(hours, instant)) {
          differences.push(`${variant}, ${new Date(instant).toISOString()}: next opening ${actual.next}`)
        }
      }
    }
  }
  return { compared, differences: differences.slice(0, 20), zone: new Date(0).getTimezoneOffset() }
}

console.log(JSON.stringify(compare()))

import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { assert, describe, it } from "@effect/vitest"

const script = new URL("../../../support/oracles/compareOpeningHours.ts", import.meta.url).pathname

/**
 * Time zones of machines, each with the minutes by which it was behind UTC on 1970-01-01. The process reports
 * this offset, which proves that it ran in the zone.
 */
const zones = [
  ["UTC", 0],
  ["America/Los_Angeles", 480],
  ["Pacific/Kiritimati", 640],
] as const

describe("opening hours on a machine in another time zone", () => {
  it.each(zones)(
    "T-C8: opening hours on a machine in the zone %s are correct at every minute of both clock changes and Christmas week",
    async (zone, offset) => {
      const { stdout } = await promisify(execFile)(process.execPath, [script], {
        env: { ...process.env, TZ: zone },
      })
      const { compared, differences, zone: actual } = JSON.parse(stdout)
      assert.deepStrictEqual(differences, [])
      assert.strictEqual(actual, offset)
      assert.isAbove(compared, 9 * 14_000)
    },
  )
})

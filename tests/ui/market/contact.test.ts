import { assert, describe, it } from "@effect/vitest"

import { phoneLink } from "../../../ui/features/market/contact.ts"

describe("phoneLink", () => {
  it.each([
    ["030/23125-000", "tel:+493023125000"],
    ["(030) 23125", "tel:+493023125"],
    ["(0)30 1234", "tel:+49301234"],
    ["+49 30 1234", "tel:+49301234"],
    ["0049 30 1234", "tel:+49301234"],
    ["+49 (0)30 1234", "tel:+49301234"],
    ["+49 ( 0 ) 30/1234", "tel:+49301234"],
    ["0049 (0)30 1234", "tel:+49301234"],
    ["(0049) 30 1234", "tel:+49301234"],
    ["+39 06 1234", "tel:+39061234"],
    ["115", "tel:115"],
  ])("the telephone number '%s' of a market links to %s", (phone, href) => {
    assert.strictEqual(phoneLink(phone), href)
  })
})

import { assert, describe, it } from "@effect/vitest"
import { craftsmanEntries, energyEntries } from "@heimwerk/core/forms/payload.ts"

import { ada, market } from "./samples.ts"

const contact = [
  ["formfield-email", "ada@beispiel.de"],
  ["formfield-salutation", "Frau"],
  ["formfield-firstname", "Ada"],
  ["formfield-lastname", "Lovelace"],
  ["formfield-telephone", "0221/123-45"],
  ["formfield-street", "Domplatz 1"],
  ["formfield-postalcode", "50667"],
  ["formfield-city", "Köln"],
]
const request = { marketId: market.id, contact: ada, token: "token" }

describe("the body of a request", () => {
  it("for craftsmen names every field, the areas as JSON", () => {
    const rooms = [{ area: "bad", activities: ["fliesen"], message: "" }]
    assert.deepStrictEqual<ReadonlyArray<ReadonlyArray<string>>>(craftsmanEntries({ ...request, rooms }), [
      ...contact,
      ["market-id", "1001"],
      ["rooms", '[{"area":"bad","activities":["fliesen"],"message":""}]'],
      ["id", "craftsmanservice"],
      ["token", "token"],
    ])
  })

  it.each([
    [true, "1"],
    [false, "0"],
  ])("for energy names every field, a list once for each item; terms %s are %s", (terms, flag) => {
    const entries = energyEntries({
      ...request,
      property: "house-owner",
      terms,
      partners: ["otovo", "varm"],
      incentives: ["coupon", "black-loyalty-card"],
    })
    assert.deepStrictEqual<ReadonlyArray<ReadonlyArray<string>>>(entries, [
      ...contact,
      ["market-id", "1001"],
      ["formfield-objecttype", "house-owner"],
      ["formfield-incentives-terms", flag],
      ["formfield-partners", "otovo"],
      ["formfield-partners", "varm"],
      ["formfield-incentives", "coupon"],
      ["formfield-incentives", "black-loyalty-card"],
      ["id", "energetictransformation"],
      ["token", "token"],
    ])
  })
})

import { assert, describe, it } from "@effect/vitest"
import { trackedParcel } from "@heimwerk/core/shipping/Carriers.ts"

const carriers = { DHL: "https://dhl.example/{number}" }

describe("the tracking link of a parcel", () => {
  it.each([
    ["DHL", "0034043416", { carrier: "DHL", number: "0034043416", link: "https://dhl.example/0034043416" }],
    ["dhl", "0034043416", { carrier: "DHL", number: "0034043416", link: "https://dhl.example/0034043416" }],
    ["Bote", "12345678", { carrier: "Bote", number: "12345678" }],
  ])("a parcel of '%s' with the number %s is %j", (carrier, number, parcel) => {
    assert.deepStrictEqual(trackedParcel({ carrier, number }, carriers), parcel)
  })
})

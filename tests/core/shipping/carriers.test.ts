import { assert, describe, it } from "@effect/vitest"
import { Carriers, trackedParcel } from "@heimwerk/core/shipping/Carriers.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { Parcel } from "@heimwerk/core/shipping/Parcel.ts"
import * as Schema from "effect/Schema"

const carriers = { DHL: "https://dhl.example/{number}" }

describe("the tracking link of a parcel", () => {
  it.each([
    ["DHL", "0034043416", { carrier: "DHL", number: "0034043416", link: "https://dhl.example/0034043416" }],
    ["dhl", "0034043416", { carrier: "DHL", number: "0034043416", link: "https://dhl.example/0034043416" }],
    ["Bote", "12345678", { carrier: "Bote", number: "12345678" }],
  ])("a parcel of the carrier '%s' with the number %s is shown as %j", (carrier, number, parcel) => {
    assert.deepStrictEqual(trackedParcel({ carrier, number }, carriers), parcel)
  })

  it("the shop knows the tracking pages of DHL, DPD and GLS unless its operator configures other carriers", () => {
    const linkOf = (carrier: string) =>
      trackedParcel({ carrier, number: "12345678" }, Carriers.defaultValue()).link
    assert.deepStrictEqual(["DHL", "DPD", "GLS", "Bote"].map(linkOf), [
      "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=12345678",
      "https://tracking.dpd.de/status/de_DE/parcel/12345678",
      "https://gls-group.com/DE/de/paketverfolgung?match=12345678",
      undefined,
    ])
  })

  it.each([
    ["123456", true],
    ["12345", false],
    ["Z".repeat(40), true],
    ["Z".repeat(41), false],
    ["1234 5678", false],
    ["-12345678", false],
    ["12345678-", false],
  ])("a parcel number has 6 to 40 letters and digits; the check of '%s' returns %s", (number, isRight) => {
    assert.strictEqual(Schema.is(Parcel)({ carrier: "DHL", number }), isRight)
  })

  it("a parcel counts as delivered after 5 working days unless the shop's operator configures another number", () => {
    assert.strictEqual(DeliveredAfter.defaultValue(), 5)
  })

  it("the Parcel schema requires the name of the carrier", () => {
    assert.isFalse(Schema.is(Parcel)({ carrier: "", number: "12345678" }))
    assert.isFalse(Schema.is(Parcel)({ number: "12345678" }))
  })
})

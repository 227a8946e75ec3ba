import { assert, describe, it } from "@effect/vitest"
import { addressLine, streetLine, townLine } from "@heimwerk/core/address/addressLine.ts"

const address = {
  street: "Hafenweg",
  buildingNumber: "7",
  postalCode: "24103",
  city: "Kiel",
  position: { lat: 54.3, lng: 10.1 },
}

describe("the lines of an address", () => {
  it("an address is formatted as street with number, postcode with town, and both on one line", () => {
    assert.strictEqual(streetLine(address), "Hafenweg 7")
    assert.strictEqual(townLine(address), "24103 Kiel")
    assert.strictEqual(addressLine(address), "Hafenweg 7, 24103 Kiel")
  })

  it("the street line omits a missing house number", () => {
    assert.strictEqual(streetLine({ ...address, buildingNumber: "" }), "Hafenweg")
  })
})

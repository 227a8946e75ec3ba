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
  it("an address has a street line with the number, a town line with the postcode, and one line that contains both", () => {
    assert.strictEqual(streetLine(address), "Hafenweg 7")
    assert.strictEqual(townLine(address), "24103 Kiel")
    assert.strictEqual(addressLine(address), "Hafenweg 7, 24103 Kiel")
  })

  it("the street line of an address without a house number contains only the street", () => {
    assert.strictEqual(streetLine({ ...address, buildingNumber: "" }), "Hafenweg")
  })
})

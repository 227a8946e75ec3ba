import { assert, describe, it } from "@effect/vitest"
import { parseCoordinates } from "@heimwerk/core/typed/coordinates.ts"

describe("parseCoordinates", () => {
  it.each([
    ["50.94,6.96", { lat: 50.94, lng: 6.96 }],
    [" 50.94 , 6.96 ", { lat: 50.94, lng: 6.96 }],
    ["50,7", { lat: 50, lng: 7 }],
    ["50,7".padEnd(100), { lat: 50, lng: 7 }],
    ["-33.8,+151.2", { lat: -33.8, lng: 151.2 }],
    ["90,-180", { lat: 90, lng: -180 }],
    ["90.01,0", "outside"],
    ["0,180.01", "outside"],
  ] as const)("the text „%s“ is parsed as this position, or as outside the earth: %j", (text, expected) => {
    assert.deepStrictEqual(parseCoordinates(text), expected)
  })

  it.each([
    "",
    "50667",
    "Köln",
    "50.94",
    "50.94,",
    "50,94,6,96",
    "1e1,2",
    "NaN,1",
    `${"1".repeat(200)},1`,
    "50,7".padEnd(101),
  ])("the text „%s“ is not parsed as a position", (text) => {
    assert.isUndefined(parseCoordinates(text))
  })
})

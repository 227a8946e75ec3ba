import { assert, describe, it } from "@effect/vitest"
import { isTypedAddress, readQuestion } from "@heimwerk/core/address/question.ts"

describe("parsing a typed address", () => {
  it.each([
    ["Hafenweg 7, 24103 Kiel", { names: ["hafenweg", "kiel"], house: "7", plz: "24103" }],
    ["Hafenweg 7 a", { names: ["hafenweg"], house: "7a", plz: undefined }],
    ["Hafenweg 123 b", { names: ["hafenweg"], house: "123b", plz: undefined }],
    ["Hafenweg 123b", { names: ["hafenweg"], house: "123b", plz: undefined }],
    ["2410 Kiel", { names: ["kiel"], house: undefined, plz: "2410" }],
    ["24103", { names: [], house: undefined, plz: "24103" }],
    ["a b c d e f g h i j k 12", { names: "a b c d e f g h i j k".split(" "), house: "12", plz: undefined }],
    ["a b c d e f g h i j k l 12", undefined],
    ["Hafenweg 5 6", undefined],
    ["24103 50667", undefined],
    ["241035", { names: ["241035"], house: undefined, plz: undefined }],
    ["12", undefined],
    ["", undefined],
  ])("the typed text %j is parsed as this address (undefined: no address): %j", (text, question) => {
    assert.deepStrictEqual(readQuestion(text), question)
  })
})

describe("recognizing an address", () => {
  it.each([
    ["Hafenweg 7", true],
    ["Hafenweg 7a, Kiel", true],
    ["Straße des 17. Juni", true],
    ["Ulm 5", true],
    ["Am Markt 5", true],
    ["Au 5", false],
    ["Hafenweg", false],
    ["50667 Köln", false],
    ["Köln 50667", false],
    ["506", false],
    ["", false],
  ])("the check whether the text %j is an address returns %s", (text, isAddress) => {
    assert.strictEqual(isTypedAddress(text), isAddress)
  })
})

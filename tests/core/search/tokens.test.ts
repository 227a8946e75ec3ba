import { assert, describe, it } from "@effect/vitest"
import { tokens } from "@heimwerk/core/search/tokens.ts"

const texts = (text: string, joined?: boolean) => tokens(text, joined).map((token) => token.text)

describe("measures", () => {
  it.each([
    ["9 V", ["9v"]],
    ["9 Volt", ["9v"]],
    ["9 W", ["9w"]],
    ["9 Watt", ["9w"]],
    ["9 kW", ["9kw"]],
    ["9 A", ["9a"]],
    ["9,0 Ah", ["9ah"]],
    ["9,50 m", ["9.5m"]],
    ["9 Ah", ["9ah"]],
    ["9 mAh", ["9mah"]],
    ["9 mm", ["9mm"]],
    ["9 cm", ["9cm"]],
    ["9 m", ["9m"]],
    ["9 Meter", ["9m"]],
    ["9 m2", ["9m2"]],
    ["9m2", ["9m2"]],
    ["9 m3", ["9m3"]],
    ["1,5 mm²", ["1.5mm2"]],
    ["1,5 mm2", ["1.5mm2"]],
    ["3x1,5mm2", ["3", "1.5mm2"]],
    ["9 cm²", ["9cm2"]],
    ["9 cm2", ["9cm2"]],
    ["9 mm³", ["9mm3"]],
    ["9 mm3", ["9mm3"]],
    ["9 cm³", ["9cm3"]],
    ["9 cm3", ["9cm3"]],
    ["9 m 2", ["9m", "2"]],
    ["9 m2,5", ["9m", "2.5"]],
    ["9 m25", ["9m", "25"]],
    ["9 l2", ["9l", "2"]],
    ["9 x M2", ["9", "m2"]],
    ["9 m²", ["9m2"]],
    ["9 qm", ["9m2"]],
    ["9 m³", ["9m3"]],
    ["9 l", ["9l"]],
    ["9 Liter", ["9l"]],
    ["9 ml", ["9ml"]],
    ["9 kg", ["9kg"]],
    ["9 Kilo", ["9kg"]],
    ["9 g", ["9g"]],
    ["9 Gramm", ["9g"]],
    ["9 lm", ["9lm"]],
    ["9 Lumen", ["9lm"]],
    ["9 K", ["9k"]],
    ["9 Kelvin", ["9k"]],
    ["9 nm", ["9nm"]],
    ["9 bar", ["9bar"]],
    ["9 dB", ["9db"]],
    ["9 Hz", ["9hz"]],
    ["9 Zoll", ["9zoll"]],
    ['9"', ["9zoll"]],
    ["9″", ["9zoll"]],
    ["9''", ["9zoll"]],
    ['1/2"', ["1", "2zoll"]],
    ['½" x ¾"', ["1", "2zoll", "3", "4zoll"]],
    ["1½ Zoll", ["1", "1", "2zoll"]],
    ['1/2" auf 3/4"', ["1", "2zoll", "auf", "3", "4zoll"]],
    ['Halter "Modell 2000" weiß', ["halter", "modell", "2000", "weiss"]],
    ['"2000" 9"', ["2000", "9zoll"]],
    ["9 Grad", ["9grad"]],
    ["9 h", ["9h"]],
  ])("the measure '%s' in a text becomes the tokens %j", (text, expected) => {
    assert.deepStrictEqual(texts(text), expected)
  })
})

describe("codes with a blank in articles", () => {
  it.each([
    ["LED-Lampe GU 10", ["led", "lampe", "ledlampe", "gu", "gu10", "10"]],
    ["OSB-Platte OSB/3", ["osb", "platte", "osbplatte", "osb", "osb3", "3"]],
    ["GU 5,3 Lampe", ["gu", "gu5.3", "5.3", "lampe"]],
    ["GU10", ["gu10"]],
    ["WC 6 mm", ["wc", "6mm"]],
    ["LED 10 x 20 cm", ["led", "led10", "10", "10cm", "20cm"]],
    ["Set 4", ["set", "4"]],
    ["bis 4", ["bis", "4"]],
    ["FARBE 4", ["farbe", "4"]],
    ["GU 10", ["gu", "gu10", "10"]],
    ["GRILL MIT 3 BRENNERN", ["grill", "mit", "3", "brennern"]],
    ["HSS 3er Set", ["hss", "3er", "set"]],
  ])("the text '%s' of an article has the tokens %j", (text, expected) => {
    assert.deepStrictEqual(texts(text, true), expected)
  })

  it.each([
    ["6 x 8 cm", ["6", "6cm", "8cm"]],
    ["6x8x200cm", ["6", "6cm", "8", "8cm", "200cm"]],
    ["6 × 8 cm", ["6", "6cm", "8cm"]],
    ["B 80 x 60 cm", ["b80", "80", "80cm", "60cm"]],
    ["6 x 8 cm, 3 x 4 mm", ["6", "6cm", "8cm", "3", "3mm", "4mm"]],
    ["M8 x 40 mm", ["m8", "40mm"]],
    ["6 x 8", ["6", "8"]],
    ["6 x cm", ["6", "cm"]],
  ])(
    "each number of a chain in the text '%s' of an article also has the unit of the chain: %j",
    (text, expected) => {
      assert.deepStrictEqual(texts(text, true), expected)
    },
  )

  it("the numbers of a chain in a search text have no unit, because a number also matches measures", () => {
    assert.deepStrictEqual(texts("6 x 8 cm"), ["6", "8cm"])
  })

  it("a search text in capitals has no joined code unless the catalogue contains it", () => {
    assert.deepStrictEqual(texts("GU 10"), ["gu", "10"])
  })
})

describe("numbers", () => {
  it.each([
    ["12.500", "12500"],
    ["1.500.000", "1500000"],
    ["1.500,5", "1500.5"],
    ["1.500,25", "1500.25"],
    ["1.500", "1500"],
    ["1.500,50", "1500.5"],
    ["1.500,00", "1500"],
    ["1234.500", "1234.5"],
    ["1.500.5", "1.500.5"],
    ["1.500.50", "1.500.50"],
    ["2,0", "2"],
    ["2.00", "2"],
    ["2,50", "2.5"],
    ["10,00", "10"],
    ["10,05", "10.05"],
    ["100", "100"],
    ["0,0", "0"],
    ["1,5", "1.5"],
    ["1.5", "1.5"],
  ])("the number '%s' in a text becomes the token %s", (text, expected) => {
    assert.deepStrictEqual(tokens(text), [{ kind: "code", text: expected, word: expected }])
  })

  it.each([
    ["M 8", ["m8"]],
    ["E 27", ["e27"]],
    ["T 30", ["t30"]],
    ["M 8 x 40 mm", ["m8", "40mm"]],
    ["M8 mm", ["m8", "mm"]],
    ["B 80 cm", ["b", "80cm"]],
    ["B 80 x H 60 cm", ["b80", "h", "60cm"]],
    ["Ø 57 cm", ["57cm"]],
    ["Ø57 cm", ["57cm"]],
    ["⌀ 57 cm", ["57cm"]],
    ["Grill Ø 57", ["grill", "57"]],
    ["Ørsted 57", ["orsted", "57"]],
    ["NYM-J 3x1,5", ["nym", "j3", "1.5"]],
  ])("the number after a single letter in '%s' becomes the tokens %j", (text, expected) => {
    assert.deepStrictEqual(texts(text), expected)
  })

  it("a number after a separate letter in an article is also a token without the letter", () => {
    assert.deepStrictEqual(texts("NYM-J 3x1,5", true), ["nym", "j3", "3", "1.5"])
    assert.deepStrictEqual(texts("E 27", true), ["e27", "27"])
    assert.deepStrictEqual(texts("E27", true), ["e27"])
  })

  it("a number is joined with a socket or thread code before it, but not with a word", () => {
    assert.deepStrictEqual(texts("Torx20"), ["torx20"])
    assert.deepStrictEqual(texts("Nagel80"), ["nagel", "80"])
    assert.deepStrictEqual(texts("Teil 12"), ["teil", "12"])
    assert.deepStrictEqual(texts("M 8"), ["m8"])
  })
})

describe("hyphenated words", () => {
  const joined = { kind: "word", text: "akkubohr", word: "akku-bohr" }

  it("a hyphenated word also has its joined form as a token when this is requested", () => {
    assert.deepStrictEqual(tokens("Akku-Bohr", true)[2], joined)
    assert.deepStrictEqual(texts("Akku-Bohr", true), ["akku", "bohr", "akkubohr"])
    assert.deepStrictEqual(texts("Akku-Bohr M8", true), ["akku", "bohr", "akkubohr", "m8"])
    assert.deepStrictEqual(texts("Akku-Bohr 8", true), ["akku", "bohr", "akkubohr", "8"])
    assert.deepStrictEqual(texts("Akku-Bohr"), ["akku", "bohr"])
  })

  it("words that are not connected by a hyphen have no joined form", () => {
    assert.deepStrictEqual(texts("Hammer", true), ["hammer"])
    assert.deepStrictEqual(texts("Akku Bohr", true), ["akku", "bohr"])
    assert.deepStrictEqual(texts("Akku- Bohr", true), ["akku", "bohr"])
    assert.deepStrictEqual(texts("Akku/Bohr", true), ["akku", "bohr"])
  })
})

describe("punctuation and combining marks", () => {
  it("punctuation and combining marks without letters give no tokens", () => {
    assert.deepStrictEqual(tokens("\u0301 - \u0308"), [])
  })
})

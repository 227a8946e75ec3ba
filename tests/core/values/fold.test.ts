import { assert, describe, it } from "@effect/vitest"
import { fold } from "@heimwerk/core/values/fold.ts"
import { slug } from "@heimwerk/core/values/slug.ts"
import * as fc from "fast-check"

const texts = fc.string({ unit: "grapheme", maxLength: 60 })

describe("folded text", () => {
  it.each([
    ["Köln", "koeln"],
    ["KÖLN", "koeln"],
    ["Ko\u0308ln", "koeln"],
    ["koeln", "koeln"],
    ["Straße", "strasse"],
    ["STRAẞE", "strasse"],
    ["Halle / Saale", "halle saale"],
    ["  Köln–Deutz\n(rechts) ", "koeln deutz rechts"],
    ["Café Łódź", "cafe lodz"],
    ["Bärenmühle", "baerenmuehle"],
    ["Ærøskøbing", "aeroskobing"],
    ["Œuvre", "oeuvre"],
    ["e\u0301\u0302\u0303", "e"],
    ["５０６６７", "50667"],
    ["😀 !?", ""],
    ["", ""],
  ])("the text '%s' folds to '%s'", (text, folded) => {
    assert.strictEqual(fold(text), folded)
  })

  it("folding a text a second time changes nothing", () => {
    fc.assert(fc.property(texts, (text) => fold(fold(text)) === fold(text)))
  })

  it("texts that differ only in upper and lower case are folded to the same text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "o", "ä", "ö", "ü", "ß", " ", "é", "-", "1") }),
        (text) => fold(text.toUpperCase()) === fold(text),
      ),
    )
  })
})

describe("a slug", () => {
  it.each([
    ["Akku-Bohrschrauber Größe M", "akku-bohrschrauber-groesse-m"],
    ["18 V / 2,0 Ah", "18-v-2-0-ah"],
    ["Übergröße", "uebergroesse"],
    ["日本", ""],
  ])("the slug of '%s' is '%s'", (text, expected) => {
    assert.strictEqual(slug(text), expected)
  })

  it("a slug needs no encoding in a URL", () => {
    fc.assert(fc.property(texts, (text) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u.test(slug(text))))
  })
})

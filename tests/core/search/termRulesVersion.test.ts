import { createHash } from "node:crypto"

import { assert, it } from "@effect/vitest"

import { articleTerms, termRulesVersion } from "@heimwerk/core/search/articleTerms.ts"
import { units } from "@heimwerk/core/search/units.ts"
import { vocabularyOf } from "@heimwerk/core/search/vocabularyOf.ts"

/** Hashes of the terms of the article below by version, from version 1 on. Only append to this list. */
const hashes = ["ead5462c4ac21352"]

const combined = (...parts: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  parts.reduce((texts, part) => texts.flatMap((text) => part.map((next) => text + next)), [""])

const words =
  "aber als am an auch auf aus bei bis da das dem den der des die du durch ein eine einem einen einer eines er es fuer für gegen ich ihr im in inkl ist ja kein man mit nach nicht nur oder ohne pro sehr sich sie so über um und unter vom von vor was wie zu zum zur zwischen"
const roots = [
  "schraub",
  "nagel",
  "nägel",
  "säge",
  "saege",
  "akku",
  "weiß",
  "haus",
  "häus",
  "dübel",
  "tür",
  "kabel",
  "öl",
  "ei",
  "Å",
  "ø",
  "m²",
]
const endings = [
  "",
  "e",
  "en",
  "er",
  "ern",
  "em",
  "es",
  "s",
  "n",
  "el",
  "eln",
  "ens",
  "ung",
  "ungen",
  "innen",
]
const letters = ["x", "B", "m", "gu", "E", "NYM-J", "Schlüssel", "ISO-DIN", "Akku-Bohr-Schrauber", "Ø", "㎡"]
const numbers = ["3", "10", "1,5", "2,0", "1.500", "1.500,50", "0.10", "1.2.3", "007", "2804105 549581"]
const separators = ["", " ", "-", "/", ",", ".", "x", " x "]

/** Texts with all units, and with words, numbers and separators in many combinations. */
const texts = [
  ...words.split(" "),
  ...combined(roots, endings),
  ...combined(numbers, ["", " "], Object.keys(units), ["", "2", " 3"]),
  ...combined(letters, separators, numbers, ["", " cm", "V"]),
  ...combined(numbers, separators, letters),
  ...combined(["6", "B 1,5"], ["x", " x ", " × "], ["8", "M8"], ["", " cm", "mm²"]),
  "Gartenhaus",
  "Zierkies",
  "Torfmoos",
  "Autos",
  ...combined(["Akku", "WC", "12"], separators, ["schrauber", "Öl", "3"], separators, ["set", "1"]),
  ...combined(["6", "1/2", "½", '"6'], ['"', "″", "''", " Zoll"]),
  `${"a".repeat(3999)}bc`,
]

/** The fields of one article, each with words of its own and words of the next field. */
const article = {
  product: {
    articleId: "1000001",
    ean: "4000000000000 1000001",
    name: "Hammer 4000000000000 Beil",
    brand: "Beil Firma",
    categoryId: "10",
    attributes: [{ value: "1.500 W" }, { value: "Eiche Keller" }],
  },
  mainCategoryId: "1",
  color: "Rot Ober",
  keywords: ["Keller rot", "Firma"],
}
const names = new Map([
  ["1", "Eiche Unter"],
  ["10", "Firma Unter"],
])

it("terms of articles change only together with termRulesVersion", () => {
  const terms = [
    articleTerms(article, names),
    ...texts.map((name) => articleTerms({ ...article, product: { ...article.product, name } }, names)),
  ]
  const found = JSON.stringify([texts, terms, vocabularyOf(terms)])
  assert.strictEqual(
    createHash("sha256").update(found).digest("hex").slice(0, 16),
    hashes[termRulesVersion - 1],
    "Articles have other search terms than before: increase termRulesVersion and append this hash.",
  )
})

it("each version of the term rules has its hash", () => {
  assert.lengthOf(hashes, termRulesVersion)
})

import { assert, describe, it } from "@effect/vitest"
import { makeWholeWords } from "@heimwerk/core/search/wholeWords.ts"

const isNamed = makeWholeWords("Rückgabe und Widerruf Umtausch stornieren")

describe("the whole words of a text", () => {
  it.each(["stornieren", "UMTAUSCH", "rueckgabe", "rückgaben", "widerruf & rückgabe", "stornieren?"])(
    "a text contains the term %j as whole words, in any order and inflected form",
    (term) => {
      assert.isTrue(isNamed(term))
    },
  )

  it.each(["storn", "rück", "umtausch bohrer", "bohrer", "", "?!"])(
    "a text does not contain the term %j as whole words",
    (term) => {
      assert.isFalse(isNamed(term))
    },
  )
})

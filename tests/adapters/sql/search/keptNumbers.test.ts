import { assert, describe, it } from "@effect/vitest"

import { makeKeptNumbers } from "@heimwerk/adapters/sql/search/keptNumbers.ts"

describe("makeKeptNumbers", () => {
  it("the cache of number lists removes the least recently used lists when its maximum size is exceeded, but never the list that was added last", () => {
    const kept = makeKeptNumbers<Uint8Array>(3000)
    for (const name of ["a", "b"]) kept.set(name, new Uint8Array(1000))
    kept.get("a")
    kept.set("c", new Uint8Array(1000))
    assert.deepStrictEqual(
      Array.from(kept.entries(), ([name]) => name),
      ["a", "c"],
    )
    kept.set("d", new Uint8Array(5000))
    assert.deepStrictEqual(
      Array.from(kept.entries(), ([name]) => name),
      ["d"],
    )
  })
})

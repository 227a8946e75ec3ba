import { assert, describe, it } from "@effect/vitest"
import { queryParameter } from "@heimwerk/core/values/queryParameter.ts"
import { withoutParameter } from "@heimwerk/core/values/withoutParameter.ts"
import * as fc from "fast-check"

describe("removing a URL parameter", () => {
  it.each([
    ["/", "/"],
    ["/?x=1", "/"],
    ["/?x", "/"],
    ["/?x=1&y=2", "/?y=2"],
    ["/?y=2&x=1&x=3#teil", "/?y=2#teil"],
    ["/?xy=1", "/?xy=1"],
    ["/?y=x=1", "/?y=x=1"],
    ["/#?x=1", "/#?x=1"],
    ["/?x=1#oben", "/#oben"],
  ])("the URL %s without the parameter x is %s", (address, expected) => {
    assert.strictEqual(withoutParameter(address, "x"), expected)
  })

  it("removing one URL parameter does not change the other parameters", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom("x", "y", "xy", "z"), fc.webFragments()), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(pairs, (some) => {
        const address = `/seite?${new URLSearchParams(some).toString()}`
        const left = new URL(withoutParameter(address, "x"), "https://shop.example").searchParams
        assert.deepStrictEqual(
          [...left],
          some.filter(([name]) => name !== "x"),
        )
      }),
    )
  })
})

describe("reading a URL parameter", () => {
  it.each([
    ["/", undefined],
    ["/x=1", undefined],
    ["/?x=1", "1"],
    ["/?x", ""],
    ["/?x=", ""],
    ["/?y=2&x=1&x=3", "1"],
    ["/?xy=1", undefined],
    ["/?y=x=1", undefined],
    ["/?x=a=b", "a=b"],
    ["/#?x=1", undefined],
    ["/?y=1#x=1&x=1", undefined],
    ["/?x=1#oben", "1"],
    ["/?x=a+b%20c", "a b c"],
    ["/?x=100%", "100%"],
    ["/?x=a+b%zz", "a b%zz"],
  ])(
    "the URL parameter x of %s has this value (undefined: the URL has no such parameter): %s",
    (address, value) => {
      assert.strictEqual(queryParameter(address, "x"), value)
    },
  )

  it("URL parameters are read in the same way as by URLSearchParams", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom("x", "y", "xy"), fc.string()), { maxLength: 6 })
    fc.assert(
      fc.property(pairs, (some) => {
        const query = new URLSearchParams(some)
        const address = `/seite?${query.toString()}#x=1`
        assert.strictEqual(queryParameter(address, "x") ?? null, query.get("x"))
      }),
    )
  })
})

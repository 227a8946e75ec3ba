import { assert, describe, it } from "@effect/vitest"
import { pageKind } from "@heimwerk/core/navigation/pageKind.ts"

describe("the kind of a page", () => {
  it.each([
    ["/s/bohrmaschine", false, "PLP_SEARCH"],
    ["/s/bohrmaschine", true, "PLP_SEARCH"],
    ["/c/garten/17", false, "PLP_CATEGORY"],
    ["/c/garten/17", true, "PLP_OFFER"],
    ["/p/hammer/123", true, "PDP"],
    ["/", true, undefined],
    ["", false, undefined],
    ["/s", false, undefined],
    ["/s/", false, undefined],
    ["/c/", true, undefined],
    ["/warenkorb", false, undefined],
    ["/sale/x", false, undefined],
    ["/x/s/y", false, undefined],
  ])("%s with offers only (%s) is %s", (pathname, isOffersOnly, kind) => {
    assert.strictEqual(pageKind({ pathname, isOffersOnly }), kind)
  })

  it("does not need to know of offers", () => {
    assert.strictEqual(pageKind({ pathname: "/c/garten/17" }), "PLP_CATEGORY")
  })
})

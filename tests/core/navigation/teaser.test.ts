import { assert, describe, it } from "@effect/vitest"
import { subCategoryFlyout } from "@heimwerk/core/navigation/subCategories.ts"
import {
  copyCodeText,
  initialTeaser,
  teaserReducer,
  type TeaserEvent,
} from "@heimwerk/core/navigation/teaser.ts"

const after = (...events: ReadonlyArray<TeaserEvent>) => events.reduce(teaserReducer, initialTeaser)

describe("a teaser", () => {
  it("a new teaser shows its voucher code as not yet copied, and is not counted as viewed", () => {
    assert.deepStrictEqual(initialTeaser, { isCopied: false, isViewed: false })
  })

  it("a teaser shows its voucher code as copied until the pointer leaves the teaser", () => {
    assert.strictEqual(copyCodeText(initialTeaser), "Zum Kopieren klicken")
    assert.strictEqual(copyCodeText(after({ kind: "copied" }, { kind: "visible", share: 1 })), "Kopiert")
    assert.strictEqual(copyCodeText(after({ kind: "copied" }, { kind: "mouseLeft" })), "Zum Kopieren klicken")
  })

  it("a teaser is counted as viewed once half of it has been visible, even if the teaser is hidden later", () => {
    const views = [0.49, 0.5, 0].map((_, index) =>
      after(...[0.49, 0.5, 0].slice(0, index + 1).map((share) => ({ kind: "visible", share }) as const)),
    )
    assert.deepStrictEqual(
      views.map(({ isViewed }) => isViewed),
      [false, true, true],
    )
  })
})

describe("the sub-category flyout", () => {
  it.each([
    [0, 0, "row"],
    [4, 4, "row"],
    [5, 5, "columns"],
    [21, 20, "columns"],
  ])("a main category with %i sub-categories shows %i of them in the layout %s", (count, length, layout) => {
    const all = Array.from({ length: count }, (_, index) => index)
    assert.deepStrictEqual<unknown>(subCategoryFlyout(all), { shown: all.slice(0, length), layout })
  })
})

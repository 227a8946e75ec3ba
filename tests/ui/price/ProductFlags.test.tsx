// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, render, screen } from "@testing-library/react"

import type { PromotionType } from "@heimwerk/core/price/Price.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { ProductFlags } from "../../../ui/features/price/ProductFlags.tsx"

afterEach(cleanup)

interface Case {
  readonly regular: number
  readonly special?: number
  readonly isBestseller?: boolean
  readonly promotionType?: PromotionType
  readonly promotionText?: string
  readonly isBlur?: boolean
}

const flags = ({ isBestseller = false, isBlur = false, regular, special, ...promotion }: Case) => {
  const price = {
    regular: toCents(regular),
    isBlur,
    ...(special === undefined ? {} : { special: toCents(special), lowest30: toCents(regular) }),
  }
  render(<ProductFlags product={{ price, isBestseller, ...promotion }} />)
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
}

describe("the flags on a product picture", () => {
  it("a product picture shows the flag 'Bestseller' first and then the discount flag", () => {
    assert.deepStrictEqual(flags({ regular: 100_00, special: 70_00, isBestseller: true }), [
      "Bestseller",
      "- 30 €",
    ])
  })
  it("a product picture shows the flag 'Aktion' for an offer that is too small for a discount flag", () => {
    assert.deepStrictEqual(flags({ regular: 100_00, special: 95_00 }), ["Aktion"])
  })
  it("the flag of a promotion shows the name of the promotion, or the article's own text for a quantity discount", () => {
    assert.deepStrictEqual(flags({ regular: 1_00, promotionType: "MM_artikel_gratis" }), ["Gratis Beigabe"])
    cleanup()
    assert.deepStrictEqual(
      flags({ regular: 1_00, promotionType: "MM_fixmengen_rabatt", promotionText: "3 für 2" }),
      ["3 für 2"],
    )
  })
  it("a product picture without flags has no list of flags", () => {
    flags({ regular: 1_00 })
    assert.isNull(screen.queryByRole("list"))
  })
  it("a product picture shows no flags that would reveal a hidden price", () => {
    assert.deepStrictEqual(flags({ regular: 100_00, special: 50_00, isBlur: true }), [])
  })
})

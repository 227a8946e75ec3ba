import { readFileSync } from "node:fs"

import { assert, describe, it } from "@effect/vitest"

import { paymentMethods, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"

const signs = readFileSync(new URL("../../../ui/theme/icons/signs.svg", import.meta.url), "utf8")

describe("the icons of the footer", () => {
  it("the footer has an icon for every payment method and shipping company, and no other icons", () => {
    assert.deepStrictEqual(
      [...signs.matchAll(/<view id="([^"]+)"/gu)].map(([, id]) => id),
      [...paymentMethods, ...shippingCompanies].map((name) => name.toLowerCase()),
    )
  })

  it("the footer icons contain no scripts, styles or external resources", () => {
    assert.notMatch(signs, /<script|style|href|url\(/u)
  })
})

import { readFileSync } from "node:fs"

import { assert, describe, it } from "@effect/vitest"

import { paymentMethods, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"

const signs = readFileSync(new URL("../../../ui/theme/icons/signs.svg", import.meta.url), "utf8")

describe("the signs of the footer", () => {
  it("are drawn for every way to pay and everybody who delivers, and for nobody else", () => {
    assert.deepStrictEqual(
      [...signs.matchAll(/<view id="([^"]+)"/gu)].map(([, id]) => id),
      [...paymentMethods, ...shippingCompanies].map((name) => name.toLowerCase()),
    )
  })

  it("bring no script and no style, and ask for nothing else", () => {
    assert.notMatch(signs, /<script|style|href|url\(/u)
  })
})

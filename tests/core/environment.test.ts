import { assert, describe, it } from "@effect/vitest"
import { defaultBrand, environmentOf } from "@heimwerk/core/environment.ts"

describe("the name of an environment", () => {
  it.each([
    ["local", "local", false],
    ["ci", "ci", false],
    ["ref", "ref", false],
    ["prod", "prod", false],
    ["c4c.ci", "ci", true],
    ["c4c.ref", "ref", true],
    ["c4c.prod", "prod", true],
    ["heimwerk-shop.dev", "ci", false],
  ] as const)(
    "the environment %s has the stage %s; it is an environment of the customer service (c4c): %s",
    (name, stage, isC4c) => {
      assert.deepStrictEqual(environmentOf(name, defaultBrand), { name, stage, isC4c })
    },
  )

  it.each(["", "PROD", "c4c", "c4c.local", "c4c.", "other-shop.dev", "heimwerk-shop.de", "constructor"])(
    "%j is not an environment name",
    (name) => {
      assert.isUndefined(environmentOf(name, defaultBrand))
    },
  )

  it("the default brand is Heimwerk", () => {
    assert.deepStrictEqual(defaultBrand, {
      product: "heimwerk",
      brand: "Heimwerk",
      claim: "Dein Heimwerk Baumarkt",
    })
  })

  it("the name of the developers' environment begins with the product name of the configured brand", () => {
    assert.isDefined(environmentOf("werkbank-shop.dev", { product: "werkbank" }))
    assert.isUndefined(environmentOf("heimwerk-shop.dev", { product: "werkbank" }))
  })
})

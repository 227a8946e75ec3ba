import { assert, describe, it } from "@effect/vitest"
import { defaultMarketFlags } from "@heimwerk/core/environment.ts"
import { flaggedMarket } from "@heimwerk/core/market/flaggedMarket.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"

import { markets } from "../../support/world/markets.ts"

const [some] = markets
if (some === undefined) throw new Error("The world has no market.")
const email = "koeln@heimwerk.example"
const full: Market = {
  ...some,
  email,
  services: ["<b>Holzzuschnitt</b>"],
  marketOwner: [{ function: "Marktleitung", name: "Ada Öz" }],
}
const none = { email: false, services: false, owner: false }

describe("the feature flags of a market's page", () => {
  it("the default market flags show all fields of a market", () => {
    assert.deepStrictEqual(flaggedMarket(full, defaultMarketFlags), full)
  })

  it("the market page hides e-mail, services and owners when all market flags are off", () => {
    const { email: _, ...rest } = full
    assert.deepStrictEqual(flaggedMarket(full, none), { ...rest, services: [], marketOwner: [] })
  })

  it.each([
    ["e-mail", { ...none, email: true }, { email, services: [], marketOwner: [] }],
    ["services", { ...none, services: true }, { services: full.services, marketOwner: [] }],
    ["owners", { ...none, owner: true }, { services: [], marketOwner: full.marketOwner }],
  ] as const)(
    "a market page with only the flag for %s shows this field and hides the other optional fields",
    (_, flags, shown) => {
      const { email: _hidden, ...rest } = full
      assert.deepStrictEqual(flaggedMarket(full, flags), { ...rest, ...shown })
    },
  )

  it("the market page shows no e-mail address if the market has no e-mail address, even if the flag for e-mail is on", () => {
    const { email: _, ...without } = full
    assert.notProperty(flaggedMarket(without, defaultMarketFlags), "email")
  })
})

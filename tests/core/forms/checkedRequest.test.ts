import { assert, describe, it } from "@effect/vitest"
import { checkedCraftsmanRequest } from "@heimwerk/core/forms/craftsman/checkedRequest.ts"
import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import { checkedEnergyRequest } from "@heimwerk/core/forms/energy/checkedRequest.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { config, contact, energyConfig, market } from "./samples.ts"

const kitchenRoom = { area: "kueche", activities: ["montage"], message: "" }
const bathRoom = { area: "bad", activities: ["sonst", "fliesen"], message: "Sauna" }
const craftsman: CraftsmanSubmission = {
  marketId: market.id,
  contact,
  rooms: [bathRoom, kitchenRoom],
  token: "token",
}
const energy: EnergySubmission = {
  marketId: market.id,
  contact,
  property: "house-owner",
  terms: true,
  partners: ["varm", "otovo"],
  incentives: ["coupon", "black-loyalty-card"],
  token: "token",
}

describe("server check of a craftsman request", () => {
  it("the server accepts a craftsman request from the shop's own form unchanged", () => {
    assert.deepStrictEqual(checkedCraftsmanRequest(config, craftsman), craftsman)
  })

  it("the server sorts the areas and trims the notes of a craftsman request from another client", () => {
    const rooms = [kitchenRoom, { ...bathRoom, message: " Sauna\n" }]
    assert.deepStrictEqual(checkedCraftsmanRequest(config, { ...craftsman, rooms }), craftsman)
  })

  it.each<[string, Partial<CraftsmanSubmission>]>([
    ["a market that does not offer the service", { marketId: MarketId.make("999") }],
    ["no area", { rooms: [] }],
    ["an area that is not offered", { rooms: [...craftsman.rooms, { ...bathRoom, area: "keller" }] }],
    ["an area twice", { rooms: [bathRoom, bathRoom] }],
    ["an area without an activity", { rooms: [bathRoom, { ...kitchenRoom, activities: [] }] }],
    ["an activity that is not offered", { rooms: [{ ...kitchenRoom, activities: ["montage", "abriss"] }] }],
    ["an activity twice", { rooms: [{ ...kitchenRoom, activities: ["montage", "montage"] }] }],
    ["the activity for other work without a note", { rooms: [{ ...bathRoom, message: " " }] }],
    ["no token", { token: "" }],
  ])("T-I3: the server rejects a craftsman request with %s", (_, change) => {
    assert.isUndefined(checkedCraftsmanRequest(config, { ...craftsman, ...change }))
  })
})

describe("server check of an energy request", () => {
  const markets = [{ id: MarketId.make("999") }, market]

  it("the server accepts an energy request from the shop's own form unchanged", () => {
    assert.deepStrictEqual(checkedEnergyRequest(energyConfig, markets, energy), energy)
  })

  it("the server computes the bonuses of an energy request from its partners, and ignores the bonuses in the request", () => {
    const claimed: EnergySubmission = { ...energy, partners: ["varm"] }
    assert.deepStrictEqual(checkedEnergyRequest(energyConfig, markets, claimed)?.incentives, ["coupon"])
  })

  it.each<[string, Partial<EnergySubmission>]>([
    ["an unknown market", { marketId: MarketId.make("998") }],
    ["no partner", { partners: [] }],
    ["a partner that is hidden", { property: "apartment-owner", partners: ["varm", "otovo"] }],
    ["a partner twice", { partners: ["varm", "varm"] }],
    ["no consent", { terms: false }],
    ["no token", { token: "" }],
  ])("T-I3: the server rejects an energy request with %s", (_, change) => {
    assert.isUndefined(checkedEnergyRequest(energyConfig, markets, { ...energy, ...change }))
  })

  it("the server rejects an energy request with an option that the configuration does not offer", () => {
    const { objecttype, partners } = energyConfig.optionsGroups
    const withGroups = (groups: Partial<typeof energyConfig.optionsGroups>) => ({
      ...energyConfig,
      optionsGroups: { ...energyConfig.optionsGroups, ...groups },
    })
    const forRenters = { options: objecttype.options.filter(({ value }) => value === "renter") }
    const withoutVarm = { options: partners.options.filter(({ value }) => value !== "varm") }
    assert.isUndefined(checkedEnergyRequest(withGroups({ objecttype: forRenters }), markets, energy))
    assert.isUndefined(checkedEnergyRequest(withGroups({ partners: withoutVarm }), markets, energy))
  })
})

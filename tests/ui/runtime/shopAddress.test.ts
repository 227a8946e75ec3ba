// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { vi } from "vitest"

afterEach(() => {
  document.head.replaceChildren()
  vi.resetModules()
})

describe("the address of the shop in the browser", () => {
  it.each([
    ["local", "cirax"],
    ["ci", "cirax"],
    ["ref", "refrax"],
    ["prod", "prodrax"],
  ])("a page of the stage %s uses the search channel %s", async (stage, channel) => {
    document.head.innerHTML = `<meta name="heimwerk-environment" content="${stage}">`
    vi.resetModules()
    const { shopAddress } = await import("../../../ui/runtime/shopAddress.ts")
    assert.deepStrictEqual(shopAddress, { origin: location.origin, brand: "heimwerk", channel })
  })
})

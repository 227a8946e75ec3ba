import { assert, describe, it } from "@effect/vitest"
import type { Cmp } from "@heimwerk/adapters/vendors/usercentrics/Cmp.ts"
import { withShopIds } from "@heimwerk/adapters/vendors/usercentrics/shopIds.ts"
import { readUsercentrics } from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"

/** Usercentrics with these services, which notes what it is asked. */
const cmpWith = (...ids: ReadonlyArray<string>) => {
  const asked: Array<unknown> = []
  const note = async (what: unknown) => void asked.push(what)
  const cmp: Cmp = {
    isInitialized: async () => true,
    read: async () => ({
      isRequired: false,
      ucUserId: "controller-1",
      services: ids.map((id) => ({ id, name: id, consent: true })),
    }),
    set: (choices) => note(["set", ...choices]),
    acceptAll: () => note("acceptAll"),
    denyAll: () => note("denyAll"),
    show: (id) => note(["show", id]),
    close: () => note("close"),
  }
  return { asked, shop: withShopIds({ maps: "S1pcEj_jZX", video: "V-7" }, "ref")(cmp) }
}

describe("the ids of services at Usercentrics", () => {
  it("become the shop's where there is a gate, and stay what they are elsewhere", async () => {
    const { shop } = cmpWith("S1pcEj_jZX", "V-7", "fonts-of-somebody")
    const { services } = await shop.read()
    assert.deepStrictEqual(
      services.map(({ id }) => id),
      ["ref-maps", "ref-video", "fonts-of-somebody"],
    )
  })

  it("open no gate by looking like one of the shop's by chance", async () => {
    const { services } = await cmpWith("ref-chatbot", "ref-maps").shop.read()
    assert.deepStrictEqual(services, [])
  })

  it("are asked for by their own names; what has none there is not asked for", async () => {
    const { asked, shop } = cmpWith()
    await shop.set([
      { id: "ref-maps", consent: true },
      { id: "ref-chatbot", consent: true },
      { id: "fonts-of-somebody", consent: false },
    ])
    await shop.show("ref-video")
    await shop.show("ref-chatbot")
    await shop.show()
    assert.deepStrictEqual(asked, [
      ["set", { id: "S1pcEj_jZX", consent: true }, { id: "fonts-of-somebody", consent: false }],
      ["show", "V-7"],
      ["show", undefined],
      ["show", undefined],
    ])
  })
})

describe("the settings of Usercentrics", () => {
  it("are read as the server wrote them, and no other text is", () => {
    const settings = {
      generation: "v3",
      script: "https://web.cmp.usercentrics.eu/ui/loader.js",
      settingsId: "abc123",
      services: { maps: "S1pcEj_jZX" },
    } as const
    assert.deepStrictEqual(readUsercentrics(JSON.stringify(settings)), settings)
    for (const wrong of ["", "{}", JSON.stringify({ ...settings, generation: "v4" })])
      assert.isUndefined(readUsercentrics(wrong))
  })
})

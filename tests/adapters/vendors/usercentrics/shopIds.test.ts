import { assert, describe, it } from "@effect/vitest"
import type { Cmp } from "@heimwerk/adapters/vendors/usercentrics/Cmp.ts"
import { withShopIds } from "@heimwerk/adapters/vendors/usercentrics/shopIds.ts"
import { readUsercentrics } from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"

/** A simulation of Usercentrics with the given services. Records its calls. */
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

describe("withShopIds", () => {
  it("the ids of gated services at Usercentrics are replaced by the shop's ids, and the ids of other services do not change", async () => {
    const { shop } = cmpWith("S1pcEj_jZX", "V-7", "fonts-of-somebody")
    const { services } = await shop.read()
    assert.deepStrictEqual(
      services.map(({ id }) => id),
      ["ref-maps", "ref-video", "fonts-of-somebody"],
    )
  })

  it("a service of Usercentrics with the same id as a service of the shop is left out", async () => {
    const { services } = await cmpWith("ref-chatbot", "ref-maps").shop.read()
    assert.deepStrictEqual(services, [])
  })

  it("calls to Usercentrics use the service ids of Usercentrics, and leave out gated services that have no id at Usercentrics", async () => {
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

describe("readUsercentrics", () => {
  it("the Usercentrics settings that the server wrote are read from the page, and any other text is rejected", () => {
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

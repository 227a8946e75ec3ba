import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { Partner } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { Effect, Exit } from "effect"

import { readOptions } from "../../../ui/pages/services/FormReads.ts"
import { serverConfigs } from "../../support/oracles/formServer.ts"
import { page } from "../support/renderedPage.ts"

const energyPath = "/service/energieeffizientes-wohnen/"
const craftsmanPath = "/service/handwerksservice/"

const { craftsman, energy } = serverConfigs

afterEach(() => vi.doUnmock("../../../ui/pages/services/formReadsBrowser.ts"))

/** The configurations of a shop that offers only some partners and areas. */
const offering = (partners: ReadonlyArray<Partner>, areas = craftsman.areas) => {
  const options = energy.optionsGroups.partners.options.filter(({ value }) => partners.includes(value))
  return {
    formReads: {
      craftsman: Effect.succeed({ ...craftsman, areas }),
      energy: Effect.succeed({
        ...energy,
        optionsGroups: { ...energy.optionsGroups, partners: { options } },
      }),
    },
  }
}

const unavailable = Effect.fail(new FormConfigsError({ reason: "Unavailable" }))

describe("the page about energy-efficient living", () => {
  it("the page about energy-efficient living shows the partners of the configuration and for whom they are", async () => {
    const { html, meta } = await page(energyPath, offering(["otovo", "fuchsundeule"]))
    assert.include(html, "Photovoltaik mit Otovo")
    assert.include(html, "Energieberatung mit Fuchs und Eule")
    assert.include(html, "Für: Hauseigentum, Wohnungseigentum, Miete")
    assert.notInclude(html, "Wärmepumpe")
    assert.notInclude(html, "Varm")
    assert.match(meta.description, /^Photovoltaik mit Otovo, Energieberatung mit Fuchs und Eule: /u)
  })

  it("the page about energy-efficient living answers the question of tenants only if a partner serves them", async () => {
    const question = "Ich wohne zur Miete."
    assert.include((await page(energyPath, offering(["fuchsundeule"]))).html, question)
    assert.notInclude((await page(energyPath, offering(["otovo", "varm"]))).html, question)
  })
})

describe("the page of the craftsman service", () => {
  it("the page of the craftsman service shows the areas of the configuration, and pictures of the areas that it knows", async () => {
    const [bathroom] = craftsman.areas
    if (bathroom === undefined) return assert.fail("no area")
    const areas = [bathroom, { ...bathroom, value: "constructor", title: "constructor" }]
    const { html, meta } = await page(craftsmanPath, offering([], areas))
    assert.include(html, `<h3>${bathroom.title}</h3>`)
    assert.include(html, "<h3>constructor</h3>")
    assert.lengthOf(html.match(/duschkabine/gu) ?? [], 1)
    assert.notInclude(html, "Küche")
    assert.match(meta.description, new RegExp(`^${bathroom.title}, constructor: `, "u"))
  })
})

describe("the service pages", () => {
  it.each([energyPath, craftsmanPath])(
    "the page %s is shown without options if the configuration of its form cannot be loaded",
    async (path) => {
      const { html, meta, status } = await page(path, {
        formReads: { craftsman: unavailable, energy: unavailable },
      })
      assert.strictEqual(status, 200)
      assert.include(html, "Jetzt anfragen")
      assert.notInclude(html, 'id="angebot"')
      assert.notInclude(meta.description, ":")
    },
  )

  it.each([energyPath, craftsmanPath])(
    "the page %s reports without a network that it cannot be loaded, so that the browser tries again",
    async (path) => {
      const cause = { code: "Unavailable", message: "", isOffline: true }
      const offline = Effect.fail(new FormConfigsError({ reason: "Unavailable", cause }))
      const { status } = await page(path, { formReads: { craftsman: offline, energy: offline } })
      assert.strictEqual(status, 503)
    },
  )

  it.each(["craftsman", "energy"] as const)(
    "the loader of the %s page fails if the script that reads the options cannot be loaded, so that the browser tries again",
    async (form) => {
      vi.doMock("../../../ui/pages/services/formReadsBrowser.ts", () => {
        throw new TypeError("Failed to fetch")
      })
      const exit = await Effect.runPromiseExit(readOptions<unknown>((reads) => reads[form]))
      assert.isTrue(Exit.hasDies(exit))
    },
  )
})

// @vitest-environment happy-dom
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"

import { EnergyForm } from "../../../ui/pages/services/energy/EnergyForm.tsx"
import { loadScripts, inBathroom } from "./craftsmanPages.ts"
import { heading, press, radio } from "./formPage.ts"
import { closeShops, formShop } from "./formShop.tsx"

const anna = { firstName: "Anna", csId: "cs-10001" }
const bilal = { firstName: "Bilal", csId: "cs-10002" }
const start = "Unverbindliche Anfrage starten"

afterEach(closeShops)

/** Opens the energy form as Anna and chooses her property. */
const typedByAnna = async () => {
  await loadScripts()
  const shop = formShop(EnergyForm)
  shop.become(anna)
  await shop.open()
  await shop.doing(() => press(start))
  await shop.doing(() => radio(/^Miete/u).click())
  return shop
}

describe("a request form after a change of the visitor", () => {
  it("a form stays as it is when the login of its customer expires, and another customer gets an empty form", async () => {
    const shop = await typedByAnna()
    await shop.doing(() => shop.become(anonymous))
    assert.isTrue(radio(/^Miete/u).checked)
    await shop.doing(() => shop.become(bilal))
    assert.strictEqual(heading(), "Deine Vorteile im Überblick")
    await shop.doing(() => press(start))
    assert.isFalse(radio(/^Miete/u).checked)
    assert.notInclude(shop.kept(formStorageKeys.energy.form), anna.csId)
  })

  it("after a reload with an expired login, a form is empty until its customer logs in again", async () => {
    const shop = await typedByAnna()
    shop.become(anonymous)
    await shop.reload()
    assert.strictEqual(heading(), "Deine Vorteile im Überblick")
    await shop.doing(() => shop.become(anna))
    assert.isTrue(radio(/^Miete/u).checked)
  })

  it("a guest who logs in keeps the typed form", async () => {
    const shop = await inBathroom()
    await shop.doing(() => shop.become(anna))
    assert.strictEqual(heading(), "Badezimmer")
    assert.include(shop.kept(formStorageKeys.craftsman.form), anna.csId)
  })
})

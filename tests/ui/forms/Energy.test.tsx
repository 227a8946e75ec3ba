// @vitest-environment happy-dom
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { screen } from "@testing-library/react"

import { EnergyForm } from "../../../ui/pages/services/energy/EnergyForm.tsx"
import { ada } from "../../core/forms/samples.ts"
import { loadScripts } from "./craftsmanPages.ts"
import {
  box,
  counter,
  description,
  dialog,
  field,
  fillIn,
  heading,
  press,
  radio,
  tick,
  title,
  type,
  wrongFields,
} from "./formPage.ts"
import { suggestHafenweg } from "./suggestHafenweg.ts"
import { closeShops, formShop } from "./formShop.tsx"

afterEach(closeShops)

const open = async (cookies: Readonly<Record<string, string>> = {}) => {
  await loadScripts()
  const shop = formShop(EnergyForm, cookies)
  await shop.open()
  return shop
}

const choose = (name: RegExp) => radio(name).click()
const focused = () => document.activeElement
const offered = () =>
  dialog()
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ value }) => value)

/** Opens the services step of the energy form for a kind of property. */
const onServices = async (property: RegExp) => {
  const shop = await open()
  await shop.doing(() => press("Unverbindliche Anfrage starten"))
  await shop.doing(() => choose(property))
  await shop.doing(() => press("Weiter"))
  return shop
}

const onSummary = async () => {
  const shop = await onServices(/Hauseigentum/u)
  for (const name of [/Otovo/u, /Varm/u]) await shop.doing(() => tick(name))
  await shop.doing(() => press("Weiter"))
  await shop.doing(() => type("Bitte Markt auswählen", "521"))
  await shop.doing(() => fillIn(ada))
  await shop.doing(() => press("Weiter"))
  await shop.doing(() => tick(/^Ich bin damit einverstanden/u))
  await shop.doing(() => press("Weiter"))
  return shop
}

describe("the energy request form", () => {
  it("the energy form leads through its seven screens, and sends one request with all answers", async () => {
    const shop = await open()
    assert.deepStrictEqual([title(), counter()], ["Energieeffizientes Wohnen", "Schritt 1 von 61/6"])
    dialog().getByText(/^Ob Wärmepumpe, Solaranlage/u)
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    assert.deepStrictEqual([title(), counter()], ["Deine Anfrage", "Schritt 2 von 62/6"])
    dialog().getByText("Die meisten Services werden nur Hauseigentümern angeboten.")
    await closeShops()
    const other = await onSummary()
    assert.deepStrictEqual([heading(), counter()], ["Zusammenfassung", "Schritt 6 von 66/6"])
    await other.doing(() => tick("Ich bin ein Mensch"))
    await other.doing(() => press("Anfrage absenden"))
    assert.strictEqual(focused()?.textContent, "Vielen Dank für deine Anfrage")
    assert.isNull(dialog().queryByRole("progressbar"))
    assert.deepStrictEqual<unknown>(
      other.server.arrivals.map(({ answers }) => JSON.parse(answers)),
      [
        {
          marketId: "521",
          contact: ada,
          property: "house-owner",
          terms: true,
          partners: ["otovo", "varm"],
          incentives: ["coupon", "black-loyalty-card"],
        },
      ],
    )
    assert.isUndefined(other.kept(formStorageKeys.energy.form))
    await other.doing(() => press("Fenster schließen"))
    assert.isNull(screen.queryByRole("dialog"))
  })

  it("without a selection, the energy form stays on its screen, focuses the first option and shows an error", async () => {
    const shop = await open()
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(
      description(dialog().getByRole("radiogroup")),
      "Bitte wähle mindestens eine Sache aus.",
    )
    assert.strictEqual(focused(), radio(/Hauseigentum/u))
    await shop.doing(() => choose(/Miete/u))
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(description(dialog().getByRole("group")), "Bitte wähle mindestens eine Option aus.")
    assert.strictEqual(focused(), box(/Fuchs und Eule/u))
  })

  for (const [property, partners] of [
    [/Hauseigentum/u, ["hansetherm", "otovo", "fuchsundeule", "varm"]],
    [/Wohnungseigentum/u, ["fuchsundeule", "varm"]],
    [/Miete/u, ["fuchsundeule"]],
  ] as const) {
    it(`the energy form offers the services ${partners.join(", ")} for the property ${property.source}`, async () => {
      await onServices(property)
      assert.deepStrictEqual<ReadonlyArray<string>>(offered(), partners)
    })
  }

  it("the energy form does not offer the property Miete if the shop has no partner for tenants", async () => {
    await loadScripts()
    const shop = formShop(EnergyForm)
    shop.server.offerPartners("otovo", "varm")
    await shop.open()
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    const properties = dialog().getAllByRole<HTMLInputElement>("radio")
    assert.deepStrictEqual(
      properties.map(({ value }) => value),
      ["house-owner", "apartment-owner"],
    )
  })

  it("after a service is selected, the energy form shows and announces a hint for flat owners", async () => {
    const shop = await onServices(/Wohnungseigentum/u)
    const hints = () =>
      dialog()
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .slice(1)
    assert.deepStrictEqual(hints(), ["", ""])
    for (const name of [/Fuchs/u, /Varm/u]) await shop.doing(() => tick(name))
    assert.deepStrictEqual(hints(), [
      "Als Wohnungseigentümer benötigst du für diesen Service die Bevollmächtigung der Eigentümergemeinschaft.",
      "Als Wohnungseigentümer muss die Beauftragung durch die Eigentümergemeinschaft oder einen Vertreter erfolgen.",
    ])
  })

  it("the energy form removes selected services when another kind of property is selected", async () => {
    const shop = await onServices(/Hauseigentum/u)
    await shop.doing(() => tick(/Fuchs/u))
    await shop.doing(() => press("Zurück"))
    await shop.doing(() => choose(/Miete/u))
    await shop.doing(() => press("Weiter"))
    assert.isFalse(box(/Fuchs/u).checked)
  })

  it("the energy form lists all markets by name, and shows an error at each invalid field and at a missing market", async () => {
    const shop = await onServices(/Miete/u)
    await shop.doing(() => tick(/Fuchs/u))
    await shop.doing(() => press("Weiter"))
    const markets = field("Bitte Markt auswählen")
    const names = [...markets.querySelectorAll("option")].map(({ text }) => text).slice(1)
    assert.deepStrictEqual(
      names,
      names.toSorted((a, b) => a.localeCompare(b, "de")),
    )
    assert.isAbove(names.length, 2)
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused(), markets)
    assert.strictEqual(wrongFields()[0], "Bitte wähle deinen Heimwerk Baumarkt.")
    assert.lengthOf(wrongFields(), 9)
  })

  it("T-A12: the energy form preselects the visitor's own market", async () => {
    const shop = await open({ market_id: "521" })
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    await shop.doing(() => choose(/Miete/u))
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => tick(/Fuchs/u))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(field("Bitte Markt auswählen").value, "521")
  })

  it("the energy form requires the consent, and shows only the incentives of the selected services", async () => {
    const shop = await onSummary()
    await shop.doing(() => press("Services bearbeiten"))
    assert.strictEqual(focused()?.textContent, "Für welchen Service interessierst du dich?")
    await shop.doing(() => tick(/Otovo/u))
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => press("Weiter"))
    dialog().getByRole("heading", { name: "Einkaufsgutschein über 50 €" })
    assert.isNull(dialog().queryByRole("heading", { name: "Schwarze Vorteilskarte" }))
    const consent = box(/^Ich bin damit einverstanden/u)
    assert.isTrue(consent.checked)
    await shop.doing(() => consent.click())
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(heading(), "Deine Vorteile")
    assert.strictEqual(focused(), consent)
    assert.strictEqual(description(consent), "Bitte bestätige, dass du einverstanden bist.")
  })

  it("a restored energy form returns to the contact data when its market no longer exists", async () => {
    const shop = await onSummary()
    shop.keep(
      formStorageKeys.energy.form,
      (shop.kept(formStorageKeys.energy.form) ?? "").replaceAll('"521"', '"999"'),
    )
    await shop.reload()
    assert.strictEqual(heading(), "Dein Heimwerk Baumarkt")
    assert.strictEqual(field("Bitte Markt auswählen").value, "")
    assert.include(wrongFields(), "Bitte wähle deinen Heimwerk Baumarkt.")
    assert.strictEqual(field("Nachname").value, ada.lastName)
  })

  it("a selected address suggestion fills in street, postcode and town of the energy form", async () => {
    const shop = await onSummary()
    await shop.doing(() => press("Kontaktdaten bearbeiten"))
    await suggestHafenweg(shop)
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => press("Weiter"))
    dialog().getByText(/Hafenweg 10\s+24103 Kiel/u)
  })

  it("the edit button of the energy summary leads back to the contact data, which the form shows again after a reload", async () => {
    const shop = await onSummary()
    await shop.doing(() => press("Kontaktdaten bearbeiten"))
    assert.strictEqual(focused()?.textContent, "Dein Heimwerk Baumarkt")
    await shop.doing(() => type("Ort", "Bonn"))
    await shop.reload()
    assert.strictEqual(field("Ort").value, "Bonn")
    assert.strictEqual(field("Bitte Markt auswählen").value, "521")
  })
})

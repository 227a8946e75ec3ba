// @vitest-environment happy-dom
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { contactMessages } from "@heimwerk/core/values/contactMessages.ts"
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { fireEvent, screen } from "@testing-library/react"

import { ada } from "../../core/forms/samples.ts"
import { CraftsmanForm } from "../../../ui/pages/services/craftsman/CraftsmanForm.tsx"
import { loadScripts, inBathroom, onContact, onSummary, openCraftsman } from "./craftsmanPages.ts"
import {
  box,
  button,
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

const key = formStorageKeys.craftsman.form
const focused = () => document.activeElement

afterEach(closeShops)

describe("the craftsman request form", () => {
  it("a selected address suggestion fills in street, postcode and town of the craftsman form", async () => {
    const shop = await onContact()
    await suggestHafenweg(shop)
    assert.deepStrictEqual(
      ["Straße und Hausnummer", "Postleitzahl", "Ort"].map((name) => field(name).value),
      ["Hafenweg 10", "24103", "Kiel"],
    )
  })

  it("a selected address replaces a typed street, even if the typed text began with the street of the selected address", async () => {
    const shop = await onContact()
    for (const text of ["Hafenweg 10", "Hafenweg 100"])
      await shop.doing(() => type("Straße und Hausnummer", text))
    await suggestHafenweg(shop)
    assert.strictEqual(field("Straße und Hausnummer").value, "Hafenweg 10")
  })

  it("the craftsman form leads through its steps with a step counter, and sends one request with all answers", async () => {
    const shop = await openCraftsman()
    assert.deepStrictEqual([title(), heading()], ["Handwerksservice", "Deine Vorteile im Überblick"])
    assert.strictEqual(counter(), "Schritt 1 von 61/6")
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    assert.strictEqual(title(), "Deine Service-Anfrage")
    assert.strictEqual(focused()?.textContent, "In welchem Markt möchtest du beraten werden?")
    await shop.doing(() => fireEvent.click(radio(/Köln-Ehrenfeld/u)))
    await shop.doing(() => press("Weiter mit ausgewähltem Markt"))
    for (const area of [/^Badezimmer/u, /^Dach/u]) await shop.doing(() => tick(area))
    assert.strictEqual(counter(), "Schritt 3 von 83/8")
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused()?.textContent, "Badezimmer")
    await shop.doing(() => tick("Wände und Boden fliesen"))
    await shop.doing(() => type("Anmerkungen (optional)", " Bitte bald "))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(heading(), "Dach")
    await shop.doing(() => tick("Flachdach abdichten"))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused()?.textContent, "Wie können wir dich erreichen?")
    await shop.doing(() => fillIn(ada))
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused()?.textContent, "Zusammenfassung")
    assert.strictEqual(dialog().getByRole("progressbar").getAttribute("value"), "0.875")
    assert.isTrue(button("Anfrage absenden").disabled)
    await shop.doing(() => tick("Ich bin ein Mensch"))
    assert.isFalse(button("Anfrage absenden").disabled)
    await shop.doing(() => press("Anfrage absenden"))
    assert.strictEqual(focused()?.textContent, "Vielen Dank für deine Anfrage")
    const [arrival] = shop.server.arrivals
    assert.lengthOf(shop.server.arrivals, 1)
    assert.deepStrictEqual<unknown>(JSON.parse(arrival?.answers ?? ""), {
      marketId: "520",
      contact: ada,
      rooms: [
        { area: "badezimmer", activities: ["waende-und-boden-fliesen"], message: "Bitte bald" },
        { area: "dach", activities: ["flachdach-abdichten"], message: "" },
      ],
    })
    assert.deepStrictEqual(
      shop.events.map(({ event }) => event),
      [
        "hws_form_start",
        "hws_form_market",
        "hws_form_areas",
        "hws_form_area",
        "hws_form_area",
        "hws_form_contact",
        "hws_form_summary",
        "hws_form_submit",
      ],
    )
    assert.deepInclude(shop.events.at(-1), { id: `id of ${arrival?.key}` })
    assert.isUndefined(shop.kept(key))
    await shop.doing(() => press("Fenster schließen"))
    assert.isNull(screen.queryByRole("dialog"))
    screen.getByText("ohne Formular")
  })

  it("the craftsman form cannot start before its configuration is loaded, and shows an error with a button to try again", async () => {
    const shop = await openCraftsman({}, true)
    assert.isTrue(button("Unverbindliche Anfrage starten").disabled)
    assert.include(
      dialog().getByRole("alert").textContent,
      "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
    shop.server.breakConfig(false)
    await shop.doing(() => press("Erneut versuchen"))
    assert.isFalse(button("Unverbindliche Anfrage starten").disabled)
    assert.isNull(dialog().queryByRole("alert"))
  })

  it("the craftsman form says why it cannot start when no market offers the service", async () => {
    await loadScripts()
    const shop = formShop(CraftsmanForm)
    shop.server.removeMarkets()
    await shop.open()
    assert.isTrue(button("Unverbindliche Anfrage starten").disabled)
    assert.strictEqual(
      dialog().getByRole("alert").textContent,
      "Zurzeit nimmt kein Markt Anfragen für den Handwerksservice an.",
    )
  })

  it("the craftsman form stays on its market, area or activity step while no option is selected", async () => {
    const shop = await openCraftsman()
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    await shop.doing(() => press("Weiter mit ausgewähltem Markt"))
    const markets = dialog().getByRole("radiogroup")
    assert.strictEqual(description(markets), "Bitte wähle deinen Heimwerk Baumarkt.")
    assert.isTrue(markets.contains(focused()))
    await shop.doing(() => fireEvent.click(radio(/Kiel/u)))
    assert.strictEqual(description(markets), "")
    await shop.doing(() => press("Weiter mit ausgewähltem Markt"))
    await shop.doing(() => press("Weiter"))
    const areas = dialog().getByRole("group")
    assert.strictEqual(description(areas), "Bitte wähle mindestens eine Sache aus.")
    assert.strictEqual(focused(), box(/^Badezimmer/u))
    await shop.doing(() => tick(/^Küche/u))
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => press("Weiter"))
    assert.deepStrictEqual(
      [heading(), description(dialog().getByRole("group"))],
      ["Küche", "Bitte wähle mindestens eine Sache aus."],
    )
  })

  it("the craftsman form requires a note for 'Etwas anderes', and shows the error at the field of the note", async () => {
    const shop = await inBathroom()
    await shop.doing(() => tick(/^Etwas anderes/u))
    const note = field("Anmerkungen")
    assert.isTrue(note.required)
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused(), note)
    assert.strictEqual(
      description(note),
      'Wenn du "Etwas anderes" ausgewählt hast, benötigen wir weitere Informationen zu deinem Vorhaben. Bitte teile uns diese über die Anmerkungen mit.',
    )
    await shop.doing(() => type("Anmerkungen", "Eine Sauna"))
    assert.strictEqual(description(note), "")
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(heading(), "Wie können wir dich erreichen?")
  })

  it("T-A7: the craftsman form shows an error at each invalid contact field, and focuses the first of them", async () => {
    const shop = await onContact()
    await shop.doing(() => press("Weiter"))
    assert.deepStrictEqual(
      wrongFields().map((text) => text.replace("Zum Beispiel 0221/123456 ", "")),
      contactFields.map((name) => contactMessages[name]),
    )
    assert.strictEqual(focused(), field("Anrede"))
    await shop.doing(() => fillIn({ ...ada, postalCode: "5066" }))
    assert.deepStrictEqual(wrongFields(), ["Bitte gib eine gültige Postleitzahl an"])
    await shop.doing(() => press("Weiter"))
    assert.strictEqual(focused(), field("Postleitzahl"))
  })

  it("the craftsman form shows no error for an e-mail address while the visitor types it", async () => {
    const shop = await onContact()
    await shop.doing(() => {
      field("E-Mail-Adresse").focus()
      type("E-Mail-Adresse", "a")
    })
    assert.deepStrictEqual(wrongFields(), [])
    await shop.doing(() => field("Vorname").focus())
    assert.deepStrictEqual(wrongFields(), ["Bitte gib eine E-Mail-Adresse an"])
  })

  it("T-A12: the craftsman form preselects the visitor's own market", async () => {
    const shop = await openCraftsman({ market_id: "521" })
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    await shop.settle()
    assert.isTrue(radio(/Kiel/u).checked)
  })

  it("the craftsman form restores its step and input after a reload", async () => {
    const shop = await onContact()
    await shop.doing(() => type("Vorname", "Ada"))
    await shop.reload()
    assert.strictEqual(heading(), "Wie können wir dich erreichen?")
    assert.strictEqual(field("Vorname").value, "Ada")
    await shop.doing(() => press("Zurück"))
    assert.isTrue(box("Wände und Boden fliesen").checked)
  })

  it("each edit button of the craftsman summary leads back to the step that it names", async () => {
    const shop = await onSummary()
    await shop.doing(() => press("Kontaktdaten bearbeiten"))
    assert.strictEqual(focused()?.textContent, "Wie können wir dich erreichen?")
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => press("Projekt bearbeiten"))
    assert.strictEqual(focused()?.textContent, "In welchen Bereichen brauchst du Hilfe?")
  })

  it("the craftsman form announces the error after Enter in the wrong field, which has the focus already", async () => {
    const shop = await onContact()
    await shop.doing(() => fillIn({ ...ada, postalCode: "5066" }))
    const zip = field("Postleitzahl")
    zip.focus()
    await shop.doing(() => {
      fireEvent.keyDown(zip, { key: "Enter" })
      fireEvent.submit(zip)
    })
    assert.strictEqual(focused(), zip)
    screen.getByText("Bitte gib eine gültige Postleitzahl an", { selector: "[aria-live] > span" })
  })
})

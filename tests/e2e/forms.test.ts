import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import {
  choose,
  fillIn,
  fillInEnergy,
  form,
  isStored,
  openForm,
  press,
  send,
  step,
  note,
  start,
} from "./forms.ts"
import { tabAndPress, tabTo } from "./finder.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

const kept = ["craftsmanservice", "energetictransformation"].flatMap((name) => [
  `${name}_form`,
  `${name}_session`,
])

describe("T-A2 the request forms by keyboard alone", () => {
  it("T-A2 T-P8: the craftsman form sends a request by keyboard after a reload and a step back, and leaves no input in the browser", async () => {
    const { close, complaints, page } = await visit(browser, "/service/handwerksservice/")
    await openForm(page)
    await start(page)
    await step(page, "In welchem Markt möchtest du beraten werden?")
    await tabTo(page, form(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" }))
    await page.keyboard.type("50667")
    await page.keyboard.press("Enter")
    await form(page).getByRole("radio", { name: /Köln/u }).first().waitFor()
    await choose(page, "radio", /Köln/u)
    await press(page, "Weiter mit ausgewähltem Markt")
    await step(page, "In welchen Bereichen brauchst du Hilfe?")
    await choose(page, "checkbox", /^Küche/u)
    await press(page, "Weiter")
    await step(page, "Küche")
    await choose(page, "checkbox", /^Etwas anderes/u)
    await press(page, "Weiter")
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA")
    await page.keyboard.type("Eine Durchreiche")

    await page.reload()
    await step(page, "Küche")
    assert.strictEqual(await note(page).inputValue(), "Eine Durchreiche")
    await page.goBack()
    await tabAndPress(page, page.getByRole("button", { name: "Weiter ausfüllen" }))
    await page.waitForURL("**/#anfrage")

    await press(page, "Weiter")
    await step(page, "Wie können wir dich erreichen?")
    await fillIn(page)
    await page.keyboard.press("Enter")
    await step(page, "Zusammenfassung")
    const body = await isStored(page, await send(page, "/forms/craftsmanservice/"))
    await step(page, "Vielen Dank für deine Anfrage")
    assert.deepInclude(Object.fromEntries(body), {
      id: "craftsmanservice",
      "formfield-email": "ada@beispiel.de",
      rooms: JSON.stringify([{ area: "kueche", activities: ["etwas-anderes"], message: "Eine Durchreiche" }]),
    })
    await press(page, "Fenster schließen")
    await form(page).waitFor({ state: "detached" })
    await waitForFocus(page.getByRole("link", { name: "Jetzt anfragen" }))
    await page.waitForURL(({ hash }) => hash === "")
    const left = await page.evaluate(
      (keys) => keys.filter((key) => sessionStorage.getItem(key) !== null),
      kept,
    )
    assert.deepStrictEqual(left, [])
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "T-A2: the energy form, opened by its link at the width of a telephone, sends a request by keyboard",
    async () => {
      const { close, complaints, page } = await visit(
        browser,
        "/service/energieeffizientes-wohnen/#anfrage",
        {
          viewport: { width: 390, height: 844 },
        },
      )
      await fillInEnergy(page, "energie@beispiel.de")
      const body = await isStored(page, await send(page, "/forms/energetictransformation/"))
      await step(page, "Vielen Dank für deine Anfrage")
      assert.deepInclude(Object.fromEntries(body), {
        id: "energetictransformation",
        "formfield-objecttype": "house-owner",
        "formfield-partners": "otovo",
        "formfield-incentives": "black-loyalty-card",
        "formfield-incentives-terms": "1",
      })
      await page.goBack()
      await form(page).waitFor({ state: "detached" })
      assert.strictEqual(new URL(page.url()).pathname, "/service/energieeffizientes-wohnen/")
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})

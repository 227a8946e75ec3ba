import { assert } from "@effect/vitest"
import type { Page, Response } from "playwright-core"

import { tabAndPress, tabTo } from "./finder.ts"

/** The open request form. */
export const form = (page: Page) => page.getByRole("dialog").first()
/** Waits for the heading of a step, which takes focus when the step opens. */
export const step = async (page: Page, name: string) => {
  const heading = form(page).getByRole("heading", { level: 3, name, exact: true })
  await heading.waitFor()
  await page.waitForFunction((name) => document.activeElement?.textContent === name, name)
}

const startButton = (page: Page) =>
  form(page).getByRole("button", { name: "Unverbindliche Anfrage starten", disabled: false })

/** Opens the request form from its page and waits until it can be started. */
export const openForm = async (page: Page) => {
  await tabAndPress(page, page.getByRole("link", { name: "Jetzt anfragen" }))
  await startButton(page).waitFor()
}

/** Starts the request form as soon as its button is enabled. */
export const start = (page: Page) => tabAndPress(page, startButton(page))

/** The field for notes about an area. */
export const note = (page: Page) => form(page).getByRole("textbox", { name: /^Anmerkungen/u })

/** Presses a button of the request form by keyboard. */
export const press = (page: Page, name: string) =>
  tabAndPress(page, form(page).getByRole("button", { name, exact: true }))

/**
 * Fills in the contact data by keyboard. The salutation is selected by its first letter.
 *
 * @param email default: an address that the states share. The shop sends it at most 10 confirmation mails, so a test that
 *   sends an energy request beside the states uses its own
 */
export const fillIn = async (page: Page, email = "ada@beispiel.de") => {
  const texts = [
    ["Vorname", "Ada"],
    ["Nachname", "Lovelace"],
    ["E-Mail-Adresse", email],
    ["Telefonnummer", "0221/123-45"],
    ["Straße und Hausnummer", "Domplatz 1"],
    ["Postleitzahl", "50667"],
    ["Ort", "Köln"],
  ] as const
  await tabAndPress(page, form(page).getByLabel("Anrede"), "F")
  for (const [label, text] of texts) {
    await page.keyboard.press("Tab")
    // The field with address suggestions comes before the address fields in tab order.
    if (label === "Straße und Hausnummer") await page.keyboard.press("Tab")
    await page.keyboard.type(text)
    assert.strictEqual(await form(page).getByLabel(label, { exact: true }).inputValue(), text)
  }
}

/**
 * Selects an option of the request form by keyboard. The tab key reaches the selected or the first radio button of a
 * group, and the arrow keys reach the others.
 */
export const choose = async (page: Page, role: "checkbox" | "radio", name: RegExp | string) => {
  const option = form(page).getByRole(role, { name }).first()
  if (role === "radio") {
    await option.waitFor()
    const selected = form(page).getByRole(role, { checked: true })
    const all = form(page).getByRole(role)
    await tabTo(page, ((await selected.count()) > 0 ? selected : all).first())
  }
  await tabAndPress(page, option, "Space", role === "radio" ? "ArrowDown" : "Tab")
}

/** Answers the open energy form as the owner of a house, up to the summary. */
export const fillInEnergy = async (page: Page, email?: string) => {
  await start(page)
  await step(page, "Für welche Immobilie interessierst du dich?")
  await choose(page, "radio", /^Hauseigentum/u)
  await press(page, "Weiter")
  await step(page, "Für welchen Service interessierst du dich?")
  await choose(page, "checkbox", /Otovo/u)
  await press(page, "Weiter")
  await step(page, "Dein Heimwerk Baumarkt")
  const market = form(page).getByLabel("Bitte Markt auswählen")
  await market.locator("option").nth(1).waitFor({ state: "attached" })
  await tabAndPress(page, market, "H")
  await fillIn(page, email)
  await press(page, "Weiter")
  await step(page, "Deine Vorteile")
  await choose(page, "checkbox", /^Ich bin damit einverstanden/u)
  await press(page, "Weiter")
  await step(page, "Zusammenfassung")
}

/** Solves the bot check, submits the request and returns the server's answer. */
export const send = async (page: Page, path: string): Promise<Response> => {
  await choose(page, "checkbox", "Ich bin ein Mensch")
  await form(page).getByText("Bestätigt").waitFor()
  const answer = page.waitForResponse((response) => response.url().includes(path))
  await press(page, "Anfrage absenden")
  return answer
}

/**
 * Asserts that the server has stored the request: sending it again returns the same answer. Returns the
 * fields of the request.
 */
export const isStored = async (page: Page, answer: Response) => {
  const accepted: unknown = await answer.json()
  const request = answer.request()
  const again = await page.evaluate(
    async ({ body, headers, url }) => (await fetch(url, { method: "POST", headers, body })).json(),
    {
      url: request.url(),
      body: request.postData() ?? "",
      headers: {
        "content-type": request.headers()["content-type"] ?? "",
        "idempotency-key": request.headers()["idempotency-key"] ?? "",
        "client-id": "heimwerk",
        "x-requested-with": "XMLHttpRequest",
      },
    },
  )
  assert.deepStrictEqual<unknown>(again, accepted)
  return new URLSearchParams(request.postData() ?? "")
}

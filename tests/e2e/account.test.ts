import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { enter, indicator, linkTo, logIn, logInHere, loginForm, password } from "./account.ts"
import { addresses } from "./addresses.ts"
import { tabAndPress, tabTo } from "./finder.ts"
import { visit, waitForFocus, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const main = (page: Page) => page.getByRole("main")
const basketCounts = (page: Page, pieces: number) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^Warenkorb, ${pieces} Artikel$`, "u") })
    .waitFor()
const anna = "anna.berg@kunde.example"

describe("a new customer in the browser", () => {
  it("T-A2: a new customer registers, confirms the address, keeps the guest's basket after the login, changes the name and logs out, by keyboard", async () => {
    const email = "nora.neu@kunde.example"
    const { close, complaints, page } = await visit(browser, paths["product"] ?? "")
    // The next page needs the session cookie of this answer. The header shows the new count before the answer
    // arrives, so the test also waits for the answer.
    const answer = page.waitForResponse((response) => response.url().endsWith("/basket/items"))
    await tabAndPress(page, main(page).getByRole("button", { name: "In den Warenkorb", exact: true }))
    await basketCounts(page, 1)
    await answer

    await page.goto("/meinkonto/registrieren")
    await waitUntilHydrated(page)
    await tabTo(page, main(page).getByLabel("Vorname"))
    await page.keyboard.type("Nora")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Neu")
    await page.keyboard.press("Tab")
    await page.keyboard.type(email)
    await page.keyboard.press("Tab")
    await page.keyboard.type("Hobel_bank7")
    await main(page).getByText("5 von 5 Anforderungen erfüllt").waitFor()
    await tabAndPress(page, main(page).getByRole("checkbox"), "Space")
    await tabAndPress(page, main(page).getByRole("button", { name: "Kundenkonto anlegen" }))
    await main(page).getByRole("heading", { name: "Bitte bestätige deine E-Mail-Adresse" }).waitFor()

    await page.goto(await linkTo(email, "/meinkonto/registrieren/bestaetigen"))
    await waitUntilHydrated(page)
    await tabAndPress(page, main(page).getByRole("button", { name: "Registrierung bestätigen" }))
    await tabAndPress(page, main(page).getByRole("link", { name: "Zur Anmeldung" }))

    await tabTo(page, loginForm(page).getByLabel("E-Mail-Adresse"))
    await page.keyboard.type(email)
    await page.keyboard.press("Enter")
    // The form moves the focus after it has shown the field.
    await waitForFocus(loginForm(page).getByLabel("Passwort", { exact: true }))
    await page.keyboard.type("Hobel_bank7")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/meinkonto/uebersicht")
    await basketCounts(page, 1)
    await main(page).getByRole("heading", { level: 1, name: "Hallo Nora" }).waitFor()

    await page.goto("/meinkonto/daten")
    await waitUntilHydrated(page)
    await tabAndPress(page, main(page).getByRole("button", { name: "Name und Telefon ändern" }))
    await tabAndPress(page, main(page).getByLabel("Vorname"), "Control+A")
    await page.keyboard.type("Eleonora")
    await page.keyboard.press("Enter")
    await main(page).getByText("Eleonora Neu").waitFor()
    await indicator(page).filter({ hasText: "Hallo Eleonora" }).waitFor()

    await tabAndPress(page, main(page).getByRole("button", { name: "Abmelden" }))
    await page.waitForURL("**/meinkonto/anmeldung")
    await page.getByText("Du hast dich erfolgreich abgemeldet").waitFor()
    await page.getByRole("banner").getByRole("link", { name: "Warenkorb", exact: true }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("a returning customer in the browser", () => {
  it.runIf(isLong)(
    "the login flyout stays open when a message in it disappears, although the shorter flyout is no longer under the mouse pointer",
    async () => {
      const { close, page } = await visit(browser, "/", { viewport: { width: 1280, height: 800 } })
      await indicator(page).hover()
      await enter(page, anna, "falsch")
      const message = loginForm(page).getByText("stimmen nicht mit den bei uns hinterlegten Daten überein")
      await message.waitFor()
      const submit = loginForm(page).getByRole("button", { name: "Anmelden" })
      // Presses the button near its lower edge: when the error message disappears, the flyout ends above this
      // point.
      const box = await submit.boundingBox()
      assert.isNotNull(box)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
      const answer = page.waitForResponse((response) => response.url().endsWith("/customer/login"))
      await page.mouse.down()
      await page.mouse.up()
      await page.mouse.move(box.x + box.width / 2, 780)
      await answer
      await message.waitFor()
      await page.mouse.click(200, 600)
      await message.waitFor({ state: "hidden" })
      await close()
    },
  )

  it("the login returns to the requested page, which the server renders with the customer's name and without caching", async () => {
    const { close, page } = await visit(browser, "/meinkonto/adressbuch")
    assert.strictEqual(new URL(page.url()).searchParams.get("zurueck"), "/meinkonto/adressbuch")
    await logIn(page, anna, "/meinkonto/adressbuch")
    const answer = await page.request.get("/meinkonto/adressbuch")
    assert.include(await answer.text(), "Hallo Anna")
    assert.strictEqual(answer.headers()["cache-control"], "no-store")
    await close()
  })

  it.runIf(isLong)(
    "T-S4: embedding, prefetching or opening the URL of the logout does not log the customer out",
    async () => {
      const { close, page } = await visit(browser, "/")
      await logInHere(page, anna)
      const logout = "/shop/rest/V1/heimwerk/customer/logout"
      await page.evaluate(async (href) => {
        const tried = (element: HTMLElement) =>
          new Promise((resolve) => {
            element.addEventListener("load", resolve)
            element.addEventListener("error", resolve)
            document.body.append(element)
          })
        await tried(Object.assign(document.createElement("img"), { src: href }))
        await tried(Object.assign(document.createElement("link"), { rel: "prefetch", href }))
      }, logout)
      await page.goto(logout)
      await page.goto("/")
      await indicator(page).filter({ hasText: "Hallo Anna" }).waitFor()
      await close()
    },
  )

  it("T-S14: a logout without a connection clears the customer's data in the browser at once, and ends the session on the server when the connection is back", async () => {
    const { close, page } = await visit(browser, "/")
    await logInHere(page, anna)
    // Waits until the page has reloaded its data for the customer.
    await page.waitForLoadState("networkidle")
    await page.evaluate(() => {
      sessionStorage.setItem("craftsmanservice_form", "Anna")
      localStorage.setItem("recommendation_user_id", "cs-10001")
      localStorage.setItem("login_email", "anna.berg@kunde.example")
    })
    const context = page.context()
    await context.setOffline(true)
    await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click()
    await page.getByText("Auf diesem Gerät siehst du deine Daten nicht mehr.").waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    )
    assert.notMatch(kept, /anna|cs-10001/iu)
    // Waits for two changes, because the message and the header change one after the other.
    await page.waitForFunction(() => !document.body.innerText.includes("Anna"))
    await context.setOffline(false)
    await page.waitForFunction(() => localStorage.getItem("logout_pending") === null)
    await page.goto("/meinkonto/daten")
    await page.waitForURL("**/meinkonto/anmeldung?zurueck=*")
    await close()
  })

  it.runIf(isLong)("T-C11: a logout in one window hides the customer's data in a second window", async () => {
    const { close, page } = await visit(browser, "/")
    await logInHere(page, anna)
    const other = await page.context().newPage()
    await other.goto("/meinkonto/daten")
    await waitUntilHydrated(other)
    await other.getByRole("main").getByText("Anna Berg").waitFor()
    await other.waitForLoadState("networkidle")
    await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click()
    await other.waitForURL("**/meinkonto/anmeldung?zurueck=*")
    await indicator(other).filter({ hasText: "Anmelden" }).waitFor()
    await close()
  })

  it("an address form that is submitted after the session has expired opens the login dialog, and its address is saved after the login", async () => {
    const { close, page } = await visit(browser, "/")
    await logIn(page, "clara.voss@kunde.example", "/meinkonto/adressbuch")
    await main(page).getByRole("button", { name: "Neue Adresse" }).click()
    const form = page.getByRole("form", { name: "Neue Adresse" })
    await form.getByLabel("Straße und Hausnummer").fill("Werkstraße 1")
    await form.getByLabel("Postleitzahl").fill("50667")
    await form.getByLabel("Ort", { exact: true }).fill("Köln")
    await page.context().clearCookies()
    await form.getByRole("button", { name: "Adresse speichern" }).click()
    const dialog = page.getByRole("dialog", { name: "Bitte melde dich noch einmal an" })
    await dialog.getByLabel("E-Mail-Adresse").fill("clara.voss@kunde.example")
    await dialog.getByRole("button", { name: "Weiter" }).click()
    await dialog.getByLabel("Passwort", { exact: true }).fill(password)
    await dialog.getByRole("button", { name: "Anmelden" }).click()
    await main(page)
      .getByRole("article", { name: /Werkstraße 1$/u })
      .waitFor()
    await close()
  })

  it.runIf(isLong)(
    "a new customer with an easily guessed password reads the reason at the password field, and registers with another password",
    async () => {
      const { close, page } = await visit(browser, "/meinkonto/registrieren")
      const password = main(page).getByLabel("Passwort", { exact: true })
      await main(page).getByLabel("Vorname").fill("Nele")
      await main(page).getByLabel("Nachname").fill("Neu")
      await main(page).getByLabel("E-Mail-Adresse").fill("nele.neu@kunde.example")
      await password.fill("Sommer2026!")
      await main(page).getByText("5 von 5 Anforderungen erfüllt").waitFor()
      await main(page).getByRole("checkbox").press("Space")
      await main(page).getByRole("button", { name: "Kundenkonto anlegen" }).click()
      await main(page).getByText("Dieses Passwort ist leicht zu erraten.").waitFor()
      assert.strictEqual(await password.getAttribute("aria-invalid"), "true")
      await password.fill("Hobel_bank7")
      await main(page).getByRole("button", { name: "Kundenkonto anlegen" }).click()
      await main(page).getByRole("heading", { name: "Bitte bestätige deine E-Mail-Adresse" }).waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "T-S13: the registration form takes a pasted password of 79 characters unchanged, shows it on demand, and marks its fields for password managers",
    async () => {
      const { close, page } = await visit(browser, "/meinkonto/registrieren")
      const field = main(page).getByLabel("Passwort", { exact: true })
      const long = ` ${"Aa1! äß".repeat(11)} `
      assert.lengthOf(long, 79)
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
      await page.evaluate((text) => navigator.clipboard.writeText(text), long)
      await field.press("Control+V")
      assert.strictEqual(await field.inputValue(), long)
      assert.strictEqual(await field.getAttribute("type"), "password")
      assert.strictEqual(await field.getAttribute("autocomplete"), "new-password")
      assert.isNull(await field.getAttribute("maxlength"))
      await main(page).getByRole("button", { name: "Passwort preisgeben" }).click()
      assert.strictEqual(await field.getAttribute("type"), "text")
      assert.strictEqual(
        await main(page).getByLabel("E-Mail-Adresse").getAttribute("autocomplete"),
        "username",
      )
      await close()
    },
  )
})

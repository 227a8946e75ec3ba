import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { Effect } from "effect"
import type { Browser, Page } from "playwright-core"
import { inject, vi } from "vitest"

import { ask } from "../../cli/support/ask.ts"
import { launch } from "../../support/browser.ts"
import { put } from "../basket.ts"
import { fillContact, openCheckout, withPickup } from "../checkout.ts"
import { violations } from "../finder.ts"
import { type Addresses, findAddresses } from "../shots/findAddresses.ts"
import { orderShots } from "../shots/orderShots.ts"
import { logIn } from "../account.ts"
import { shopper } from "../shots/shopper.ts"
import { visit, waitUntilHydrated } from "../visit.ts"

let browser: Browser
let addresses: Addresses
beforeAll(async () => {
  browser = await launch()
  addresses = await findAddresses(inject("origin"))
  vi.stubEnv("DATA_DIR", inject("dataDir"))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await browser.close()
})

/** Asserts that the page has no accessibility violations on a telephone and on a desktop, in light and dark colours. */
const isAccessible = async (page: Page, state: string) => {
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await page.setViewportSize({ width, height: 900 })
      assert.deepStrictEqual(await violations(page), [], `${state}, ${width} px, ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: "light" })
}

/**
 * Asserts the legal targets: the withdrawal, the legal pages and the privacy settings are one click away, and
 * no link leads to the closed dispute platform. The page shows no struck price, reduction or rating. It names
 * the VAT and the shipping.
 */
const isLegal = async (page: Page) => {
  const footer = page.getByRole("contentinfo")
  for (const name of ["Vertrag widerrufen", ...legalLinks.map(({ text }) => text)])
    assert.isAtLeast(await footer.getByRole("link", { name }).count(), 1, name)
  assert.strictEqual(await footer.getByRole("button", { name: "Privatsphäre" }).count(), 1)
  assert.strictEqual(await page.locator("a[href*='consumers/odr']").count(), 0)
  const main = page.getByRole("main")
  assert.strictEqual(await main.locator("s, del").count(), 0)
  const text = (await main.textContent()) ?? ""
  assert.notMatch(text, /Aktion|Bewertung|Sterne|- ?\d+ ?%/u)
  for (const part of ["darin MwSt.", "Versand"]) assert.include(text, part)
}

/** Runs `heimwerk orders` on the tested shop, as staff do, and asserts that the command succeeds. */
const staff = async (...args: ReadonlyArray<string>) => {
  const { code, stderr } = await Effect.runPromise(ask("orders", ...args))
  assert.deepStrictEqual([code, stderr], [0, []], args.join(" "))
}

/** Reloads the page of an order, waits until it shows a text, and checks that it is accessible. */
const shows = async (page: Page, text: string) => {
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole("main").getByText(text, { exact: true }).first().waitFor()
  await isAccessible(page, text)
}

describe("the states of checkout and orders", () => {
  it.each(orderShots.map((shot) => [shot.name, shot] as const))(
    "T-A1 T-L1 T-L2 T-L4 T-L5 T-L8: the state „%s“ has no accessibility violations in light and dark colours, links to all legal pages, and shows VAT and shipping",
    async (name, { address, isCustomer = false, prepare }) => {
      const context = await shopper(browser, inject("origin"), 390, addresses, isCustomer)
      const page = await context.newPage()
      await page.goto(address(addresses))
      await waitUntilHydrated(page)
      await prepare?.(page)
      await isAccessible(page, name)
      // The page of the payment service belongs to another company.
      if (name !== "payment") await isLegal(page)
      await context.close()
    },
  )

  it("T-A1: the page that the link of an order opens has no accessibility violations in the states from the open bank transfer to the return", async () => {
    const { close, page, path } = await withPickup(browser)
    await put(page, path.split("/").at(-1) ?? "", 1, "homeDelivery")
    await openCheckout(page)
    await fillContact(page, "gast.zustand@kunde.example")
    await page.getByLabel("Straße und Hausnummer").fill("Werkstraße 1")
    await page.getByLabel("Postleitzahl").fill("50667")
    await page.getByLabel("Ort", { exact: true }).fill("Köln")
    await page.getByText("Vorkasse per Überweisung").click()
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    const [, id = ""] = /bestellung\/([^/]+)/u.exec(page.url()) ?? []
    await shows(page, "Wartet auf deine Zahlung")
    await isLegal(page)
    await page.getByRole("button", { name: "Bestellung stornieren" }).click()
    await isAccessible(page, "question before the cancellation")
    const steps = [
      [["pay", id], "Bezahlt"],
      [["pick", id], "In Bearbeitung"],
      [["ready", id, "--delivery", "1"], "Abholbereit"],
      [["ship", id, "--delivery", "2", "--parcel", "00340434161094021501"], "Versandt"],
      [["handout", id, "--delivery", "1"], "Abgeholt"],
      [["deliver", id, "--delivery", "2"], "Zugestellt"],
      [["return", id, "--delivery", "1"], "Zurückgegeben"],
    ] as const
    for (const [args, text] of steps) {
      await staff(...args)
      await shows(page, text)
    }
    await close()
  })

  it("T-A1: the page of an order that was paid by card and that staff cancelled has no accessibility violations", async () => {
    const { close, page } = await withPickup(browser)
    await openCheckout(page)
    await fillContact(page, "gast.zustand@kunde.example")
    await page.getByText("Kreditkarte oder Debitkarte").click()
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
    await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    const [, id = ""] = /bestellung\/([^/]+)/u.exec(page.url()) ?? []
    await staff("cancel", id)
    await shows(page, "Storniert")
    await close()
  })

  it.each(["bilal.kaya@kunde.example", "anna.berg@kunde.example", "clara.voss@kunde.example"])(
    "T-A1: the list of purchases of %s and one purchase of each state have no accessibility violations",
    async (email) => {
      const { close, page } = await visit(browser, "/", { reducedMotion: "reduce" })
      await logIn(page, email, "/meinkonto/einkaeufe")
      await isAccessible(page, "list")
      const rows = await page
        .getByRole("row")
        .filter({ has: page.getByRole("link") })
        .evaluateAll((all) =>
          all.map((row) => ({
            state: row.querySelector("[data-name=Status]")?.textContent ?? "",
            path: row.querySelector("a")?.getAttribute("href") ?? "",
          })),
        )
      assert.isAbove(rows.length, 1)
      for (const [state, path] of new Map(rows.map(({ path, state }) => [state, path]))) {
        await page.goto(path)
        await waitUntilHydrated(page)
        await isAccessible(page, state)
      }
      await close()
    },
  )
})

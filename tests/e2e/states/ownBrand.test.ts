import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import sharp from "sharp"

import { ownPage, send } from "../../server/support/send.ts"
import { afterChange } from "../../support/afterChange.ts"
import { sharedBrowser } from "../../support/browser.ts"
import { ownShop } from "../ownShop.ts"
import { visit } from "../visit.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const browser = await sharedBrowser()

/** Subscribes to the newsletter and returns the mail. */
const newsletterMail = async (origin: string, outbox: string): Promise<string> => {
  mkdirSync(outbox, { recursive: true })
  await send(origin, "/public/api/newsletter/subscriptions", {
    method: "POST",
    headers: { ...ownPage(origin), "idempotency-key": "own-brand" },
    body: JSON.stringify({ email: "anna.berg@kunde.example" }),
  })
  return afterChange(outbox, async () => {
    const name = readdirSync(outbox).find((file) => file.endsWith(".txt"))
    return name === undefined ? undefined : readFileSync(join(outbox, name), "utf8")
  })
}

describe("a shop with own data and own brand", () => {
  it.live(
    "the storefront shows name, company, colour, logo and legal pages of the settings, on the first page and after a navigation in the browser",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* ownShop
        yield* Effect.promise(async () => {
          const { close, complaints, page } = await visit(browser, "/", { baseURL: origin })
          assert.strictEqual(await page.title(), "Holzhof | Dein Holzhof Baumarkt")
          const home = page.getByRole("link", { name: "Holzhof, zur Startseite" })
          assert.strictEqual(await home.textContent(), "Holzhof")
          assert.include(
            await home.evaluate((link) => getComputedStyle(link, "::before").backgroundImage),
            "/marke/logo",
          )
          const link = () =>
            page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--forest-600"))
          assert.strictEqual(await link(), "#7a1f2b")
          assert.notInclude(await page.content(), "Heimwerk Baumarkt")

          await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
          const rights = page.getByText(/^© \d{4} Holzhof Nord GmbH\./u)
          await rights.waitFor()
          await page.getByRole("contentinfo").getByRole("link", { name: "Versandkosten" }).last().click()
          await page.getByRole("heading", { level: 1, name: "Versandkosten" }).waitFor()
          await page.waitForFunction(() => document.title === "Versandkosten | Holzhof")
          await rights.waitFor()

          const imprint = page.getByRole("contentinfo").getByRole("link", { name: /^Impressum/u })
          assert.strictEqual(await imprint.getAttribute("href"), "/rechtliches/impressum")
          assert.deepStrictEqual(complaints, [])
          await page.goto("/rechtliches/impressum")
          assert.strictEqual(await page.title(), "Impressum | Holzhof")
          await page.getByText("Holzhof Nord GmbH, Hafenstraße 3, 25813 Husum").waitFor()
          assert.strictEqual(await link(), "#7a1f2b")
          const logo = await page.request.get("/marke/logo")
          assert.deepStrictEqual([logo.status(), logo.headers()["content-type"]], [200, "image/svg+xml"])
          assert.strictEqual((await page.request.get("/rechtliches/geheim")).status(), 404)

          await page
            .getByRole("contentinfo")
            .getByRole("link", { name: /^Garantie/u })
            .waitFor()
          await page.goto("/rechtliches/garantie")
          await page.getByText("gibt auf Artikel der Marke Holzhof 5 Jahre Garantie").waitFor()
          await close()
        })
      }),
  )

  it.live("the installed shop has the name, the colour and the logo of the settings", () =>
    Effect.gen(function* () {
      const { origin } = yield* ownShop
      const page = yield* Effect.promise(() => send(origin, "/"))
      assert.include(page.text, '<meta name="theme-color" content="#431118">')
      const { text } = yield* Effect.promise(() => send(origin, "/manifest.webmanifest"))
      const { icons, name, theme_color: colour } = JSON.parse(text)
      assert.deepStrictEqual([name, colour, icons[0].src], ["Holzhof", "#431118", "/marke/logo"])
      const answer = yield* Effect.promise(() => fetch(`${origin}/bilder/app/apple-180.png`))
      const icon = sharp(Buffer.from(yield* Effect.promise(() => answer.arrayBuffer())))
      const [red, green, blue] = yield* Effect.promise(() => icon.raw().toBuffer())
      assert.deepStrictEqual([red, green, blue], [0x43, 0x11, 0x18])
    }),
  )

  it.live("a tile in a list shows the retailer's own photo as WebP, in a size for the tile", () =>
    Effect.gen(function* () {
      const { dataDir, origin } = yield* ownShop
      yield* Effect.promise(async () => {
        const folder = join(dataDir, "pictures", "artikel")
        mkdirSync(folder, { recursive: true })
        const photo = sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#7a1f2b" } })
        await photo.jpeg().toFile(join(folder, "500001.jpg"))
        const { close, page } = await visit(browser, "/s/brett", { baseURL: origin })
        const answer = page.waitForResponse("**/bilder/artikel/500001?*")
        await page.reload()
        assert.strictEqual(await (await answer).headerValue("content-type"), "image/webp")
        const tile = page.getByRole("main").locator("img[src^='/bilder/artikel/500001']").first()
        const sizes = await tile.evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const bitmap = await createImageBitmap(image)
          return [bitmap.width / bitmap.height, new URL(image.currentSrc).searchParams.get("width")]
        })
        assert.deepStrictEqual(sizes, [1.5, "300"])
        await close()
      })
    }),
  )

  it.live("mails and the OpenAPI document name the brand of the settings", () =>
    Effect.gen(function* () {
      const { dataDir, origin } = yield* ownShop
      const mail = yield* Effect.promise(() => newsletterMail(origin, join(dataDir, "outbox")))
      assert.include(mail, "den Holzhof Newsletter")
      assert.include(mail, "Viele Grüße\nDein Holzhof Baumarkt")
      const { text } = yield* Effect.promise(() => send(origin, "/openapi.json"))
      assert.strictEqual(JSON.parse(text).info.title, "Holzhof")
    }),
  )
})

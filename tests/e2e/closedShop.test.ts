import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer, Scope } from "effect"

import { pagesOf, MemoryShop } from "../server/support/memoryShop.ts"
import { visitor, sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { tabTo, violations } from "./finder.ts"
import { resize } from "./scrolling.ts"

const browser = await sharedBrowser()

const scope = Scope.makeUnsafe()
let closed: string
let broken: string

const start = (parts: Parameters<typeof MemoryShop.layer>[1]) =>
  Effect.runPromise(
    Layer.buildWithScope(MemoryShop.layer({}, parts), scope).pipe(
      Effect.flatMap((context) => Effect.provideContext(MemoryShop, context)),
      Effect.map(({ origin }) => origin),
    ),
  )

beforeAll(async () => {
  closed = await start({ maintenance: { isOn: Effect.succeed(true) } })
  broken = await start({ pages: pagesOf(() => Promise.reject(new Error("broken"))) })
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

const pages = [
  ["maintenance", () => closed, "Renovierungsarbeiten an unserer Webseite", 503],
  ["error", () => broken, "Da ist etwas schief gelaufen", 500],
] as const

describe("the maintenance and error pages in the browser", () => {
  for (const [name, origin, headline, status] of pages) {
    it.runIf(isLong)(
      `T-A1 T-A14: the ${name} page has no accessibility violations in light and dark colours, and no sideways scrolling from 320 to 1280 px or with text at double size`,
      async () => {
        const context = await visitor(browser, { baseURL: origin() })
        const page = await context.newPage()
        const complaints: Array<string> = []
        page.on("console", (message) => complaints.push(message.text()))
        const answer = await page.goto("/p/bohrer/1?seite=2")
        assert.strictEqual(answer?.status(), status)
        for (const width of [320, 768, 1280]) {
          await resize(page, width)
          assert.deepStrictEqual(await violations(page), [], `${width} px`)
          assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%"
        })
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
        assert.strictEqual(await page.getByRole("heading", { level: 1 }).textContent(), headline)
        const background = await page.evaluate(
          () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
        )
        assert.strictEqual(background, "rgb(251, 250, 247)")
        await page.emulateMedia({ colorScheme: "dark" })
        assert.deepStrictEqual(await violations(page), [], "in the dark colour scheme")
        assert.deepStrictEqual(
          complaints.filter((text) => !text.includes(String(status))),
          [],
        )
        await context.close()
      },
    )

    it(`T-A2: the button of the ${name} page requests the original page again, by keyboard and without JavaScript`, async () => {
      const context = await visitor(browser, { baseURL: origin(), javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto("/p/bohrer/1?seite=2")
      await tabTo(page, page.getByRole("button", { name: "Neuer Versuch" }))
      const [request] = await Promise.all([page.waitForRequest(/bohrer/u), page.keyboard.press("Enter")])
      assert.strictEqual(
        new URL(request.url()).pathname + new URL(request.url()).search,
        "/p/bohrer/1?seite=2",
      )
      await context.close()
    })
  }
})

import { assert, describe, it } from "@effect/vitest"

import { launch } from "../../tests/support/browser.ts"
import { visitorOf } from "./Visitor.ts"

/** Expression that throws an error in a script of the page, and waits until the page has reported it. */
const failing = (message: string) => `new Promise((resolve) => {
  addEventListener("error", () => resolve(), { once: true })
  setTimeout(() => { throw new Error(${JSON.stringify(message)}) })
})`

describe("the visitor of the journeys", () => {
  it("the visitor of the journeys reports the script errors of all documents since the last report", async () => {
    const browser = await launch()
    const page = await browser.newPage()
    await page.route("https://shop.example/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<h1>${new URL(route.request().url()).pathname}</h1>`,
      }),
    )
    const visitor = visitorOf(
      {
        version: browser.version(),
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        picture: () => page.screenshot(),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => browser.close(),
      },
      { origin: "https://shop.example", close: () => {} },
    )
    await visitor.open("/first")
    await page.evaluate(failing("on the first page"))
    await visitor.open("/second")
    await page.evaluate(failing("on the second page"))
    await page.evaluate('location.assign("/third")')
    await visitor.sees("h1", /third/u)
    await page.evaluate(failing("on the third page"))
    assert.deepStrictEqual(await visitor.complaints(), [
      "Uncaught Error: on the first page",
      "Uncaught Error: on the second page",
      "Uncaught Error: on the third page",
    ])
    assert.deepStrictEqual(await visitor.complaints(), [])
    await browser.close()
  })
})

// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { cleanup, configure } from "@testing-library/react"

import { openCheckout } from "./checkoutPage.tsx"

configure({ asyncUtilTimeout: 20_000 })

const orderPage = "/bestellung/HW-1/geheim"
const payment = "https://pay.example/HW-1"
/** Timeout of `waitUntil` in ms: the default of 1 s is too short on a busy machine. */
const inTime = { timeout: 20_000 }

const watch = () => ({
  replace: vi.spyOn(location, "replace").mockImplementation(() => {}),
  assign: vi.spyOn(location, "assign").mockImplementation(() => {}),
})
let opened: ReturnType<typeof watch>

beforeEach(() => {
  opened = watch()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  sessionStorage.clear()
})

/** Adds a script element to the page, as `loadScript` does. */
const addScript = (src: string) => {
  const script = document.createElement("script")
  // The test does not load the script.
  script.type = "text/plain"
  script.src = src
  document.head.append(script)
}

describe("the page of an order that was just placed", () => {
  it("if a script of a third party runs, the page of a new order opens as a document that thanks the customer", async () => {
    addScript("https://chat.example/bot.js")
    const { address, order } = await openCheckout()
    order()
    await vi.waitUntil(() => opened.replace.mock.calls.length > 0, inTime)
    assert.deepStrictEqual(opened.replace.mock.calls, [[`${orderPage}?danke`]])
    assert.strictEqual(address(), "/kasse")
  })

  it("if a script of a third party runs, the payment of a new order opens without the order page", async () => {
    addScript("https://chat.example/bot.js")
    const { address, order } = await openCheckout({}, payment)
    order()
    await vi.waitUntil(() => opened.replace.mock.calls.length > 0, inTime)
    assert.deepStrictEqual(opened.replace.mock.calls, [[payment]])
    assert.strictEqual(address(), "/kasse")
  })

  it("if only scripts of the shop run, the page of a new order opens in the same document, before the payment", async () => {
    addScript("/ui/js/shop.js")
    const { address, order } = await openCheckout({}, payment)
    order()
    await vi.waitUntil(() => opened.assign.mock.calls.length > 0, inTime)
    assert.deepStrictEqual(opened.assign.mock.calls, [[payment]])
    assert.strictEqual(address(), orderPage)
    assert.strictEqual(opened.replace.mock.calls.length, 0)
  })
})

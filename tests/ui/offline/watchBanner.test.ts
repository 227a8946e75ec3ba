// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"

import { watchBanner } from "../../../ui/offline/watchBanner.ts"

const banner = '<p class="kept" role="status">Du bist offline. <a href="">Neu laden</a></p>'

describe("the banner of a kept page", () => {
  afterEach(() => {
    document.body.innerHTML = ""
  })

  it("the banner says that the network is back, and keeps its link", () => {
    document.body.innerHTML = banner
    const stop = watchBanner()
    assert.include(document.body.textContent, "Du bist offline.")
    dispatchEvent(new Event("online"))
    assert.strictEqual(
      document.body.textContent,
      "Du bist wieder online. Diese Seite zeigt noch den Stand von vorhin. Neu laden",
    )
    stop()
  })

  it("a page without a banner does not change when the network is back", () => {
    document.body.innerHTML = "<p>Willkommen</p>"
    const stop = watchBanner()
    dispatchEvent(new Event("online"))
    assert.strictEqual(document.body.textContent, "Willkommen")
    stop()
  })
})

// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Link } from "react-router-dom"

import { TrackVisit } from "../../../ui/layout/ServiceLayer.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(() => {
  cleanup()
  delete window.ScarabQueue
  delete window.dataLayer
  sessionStorage.clear()
})

/** Opens a page with a header, and records its tracked events. */
const open = () => {
  const shop = memoryShop()
  renderInShop(
    <>
      <header data-header="shelves">
        <Link to="/merkliste">Merkliste</Link>
      </header>
      <TrackVisit />
    </>,
    shop.load,
  )
  const decide = (service: GatedService, consent: boolean) =>
    act(() =>
      shop.run(ConsentService.use(({ save }) => save([{ id: consentId(service, "local"), consent }]))),
    )
  return { decide }
}

const queue = (): ReadonlyArray<unknown> => (Array.isArray(window.ScarabQueue) ? window.ScarabQueue : [])
const use = () => fireEvent.pointerOver(document.body)
const goOn = () => fireEvent.click(document.querySelector("header a") ?? document.body)

describe("tracking on a page", () => {
  it("T-P5 before consent, tracking adds nothing to the page", async () => {
    const { decide } = open()
    use()
    await decide("maps", true)
    goOn()
    await decide("video", true)
    assert.deepStrictEqual([window.ScarabQueue, window.dataLayer], [undefined, undefined])
    assert.strictEqual(sessionStorage.length, 0)
  })

  it("with consent, page views and header clicks are tracked", async () => {
    const { decide } = open()
    use()
    await decide("recommendations", true)
    await waitFor(() => assert.deepStrictEqual(queue(), [["cart", []], ["go"]]))
    goOn()
    await waitFor(() => assert.lengthOf(queue(), 4))
    assert.deepStrictEqual(window.dataLayer, [{ event: "header_interaction", element: "wishlist" }])
    await decide("recommendations", false)
    goOn()
    assert.lengthOf(queue(), 4)
    assert.lengthOf(window.dataLayer ?? [], 1)
  })
})

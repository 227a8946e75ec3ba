// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Effect, Layer } from "effect"
import { Link } from "react-router-dom"

import { runtimeLoaded } from "../../../ui/hydration/onRuntimeUse.ts"
import { TrackVisit } from "../../../ui/layout/ServiceLayer.tsx"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(() => {
  cleanup()
  delete window.ScarabQueue
  delete window.dataLayer
  sessionStorage.clear()
  localStorage.clear()
})

/** Opens a page with a header, and records its tracked events. */
const open = (options: Parameters<typeof memoryShop>[0] = {}) => {
  const shop = memoryShop(options)
  renderInShop(
    <>
      <header data-header="lists">
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
  return { decide, shop }
}

const queue = (): ReadonlyArray<unknown> => (Array.isArray(window.ScarabQueue) ? window.ScarabQueue : [])
/** Uses the page and loads the runtime, as a decision about consents does. */
const use = () => {
  fireEvent.pointerOver(document.body)
  runtimeLoaded()
}
const goOn = () => fireEvent.click(document.querySelector("header a") ?? document.body)

describe("tracking on a page", () => {
  it("T-P5: before consent, tracking adds nothing to the page", async () => {
    const { decide } = open()
    use()
    await decide("maps", true)
    goOn()
    await decide("video", true)
    assert.deepStrictEqual([window.ScarabQueue, window.dataLayer], [undefined, undefined])
    assert.strictEqual(sessionStorage.length, 0)
  })

  it("ids of an earlier visit stay until the consents are known, and are removed when its consent has expired", async () => {
    localStorage.setItem("recommendation_user_id", "cs-10001")
    sessionStorage.setItem("session_id", "visit-1")
    const stored = () => [
      localStorage.getItem("recommendation_user_id"),
      sessionStorage.getItem("session_id"),
    ]
    open()
    assert.deepStrictEqual(stored(), ["cs-10001", "visit-1"])
    use()
    await waitFor(() => assert.deepStrictEqual(stored(), [null, null]))
    assert.isUndefined(window.ScarabQueue)
  })

  it("with consent, tracking reports the whole basket even if the page has loaded only its count", async () => {
    const { decide, shop } = open()
    const { articleId } = someArticle()
    const line = { articleId, quantity: toQuantity(2), deliveryType: "marketPickup" } as const
    await shop.run(Baskets.use((baskets) => baskets.run({ kind: "add", line }, "k1")))
    const [{ sum } = { sum: 0 }] = (await shop.basket()).lineItems
    use()
    await decide("recommendations", true)
    await waitFor(() =>
      assert.deepStrictEqual(queue(), [
        ["cart", [{ item: articleId, price: sum / 100, quantity: 2 }]],
        ["go"],
      ]),
    )
  })

  it("with consent, tracking does not report a basket as empty if it cannot be read", async () => {
    const baskets = Layer.mock(Baskets, {
      read: () => Effect.fail(new BasketError({ reason: "Unavailable" })),
    })
    const { decide } = open({ baskets })
    use()
    await decide("recommendations", true)
    await waitFor(() => assert.deepStrictEqual(queue(), [["go"]]))
  })

  it("page views and header clicks are tracked from the consent until its withdrawal, which discards waiting commands", async () => {
    const { decide } = open()
    use()
    await decide("recommendations", true)
    await waitFor(() => assert.deepStrictEqual(queue(), [["cart", []], ["go"]]))
    goOn()
    await waitFor(() => assert.lengthOf(queue(), 4))
    assert.deepStrictEqual(window.dataLayer, [{ event: "header_interaction", element: "wishlist" }])
    await decide("recommendations", false)
    await waitFor(() => assert.lengthOf(queue(), 0))
    goOn()
    assert.lengthOf(queue(), 0)
    assert.lengthOf(window.dataLayer ?? [], 1)
  })
})

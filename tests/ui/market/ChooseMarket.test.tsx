// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { Effect, SubscriptionRef } from "effect"

import type { Market } from "@heimwerk/core/market/Market.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { ChooseMarket } from "../../../ui/features/market/ChooseMarket.tsx"

import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { withoutNetwork } from "../support/withoutNetwork.ts"

const [koeln, ...others] = smallWorld.markets
if (koeln === undefined) throw new Error("The small world has no market.")

/** A browser with these cookies and in-memory ports. */
const browserWith = (cookies: Readonly<Record<string, string>>) => {
  const shop = memoryShop({ cookies })
  const kept = () =>
    shop.run(CookieJar.use((jar) => Effect.all(Object.values(marketCookies).map((name) => jar.get(name)))))
  const loadMarkets = (markets: ReadonlyArray<Market>) =>
    shop.run(MarketService.use(({ setMarkets }) => setMarkets(markets)))
  const selected = () =>
    shop.run(
      MarketService.use(({ state }) => Effect.map(SubscriptionRef.get(state), (now) => now.selected?.id)),
    )
  return { load: shop.load, kept, loadMarkets, selected, dispose: shop.dispose }
}

const choose = () => fireEvent.click(screen.getByRole("button", { name: /^Diesen Markt wählen/u }))

afterEach(cleanup)

describe("choosing a market", () => {
  it("choosing a market stores this market and the previous market, and removes the market question", async () => {
    const browser = browserWith({ market_id: "521", market_name: "Kiel", show_localisation_bar: "true" })
    renderInShop(<ChooseMarket market={{ ...koeln, isOwn: false }} />, browser.load)
    choose()
    await screen.findByText("Köln-Ehrenfeld ist jetzt dein Markt.")
    assert.deepStrictEqual(await browser.kept(), ["520", "Köln-Ehrenfeld", "521", undefined])
    await browser.dispose()
  })

  it("choosing a first market stores no previous market", async () => {
    const browser = browserWith({})
    renderInShop(<ChooseMarket market={{ ...koeln, isOwn: false }} />, browser.load)
    choose()
    await screen.findByText("Köln-Ehrenfeld ist jetzt dein Markt.")
    assert.deepStrictEqual(await browser.kept(), ["520", "Köln-Ehrenfeld", undefined, undefined])
    await browser.dispose()
  })

  it("a chosen market that is missing in the loaded list of markets stays chosen, because the list is loaded again", async () => {
    const browser = browserWith({ market_id: "521", market_name: "Kiel" })
    await browser.loadMarkets(others)
    renderInShop(<ChooseMarket market={{ ...koeln, isOwn: false }} />, browser.load)
    choose()
    await screen.findByText("Köln-Ehrenfeld ist jetzt dein Markt.")
    assert.deepStrictEqual(await browser.kept(), ["520", "Köln-Ehrenfeld", "521", undefined])
    assert.strictEqual(await browser.selected(), "520")
    await browser.dispose()
  })

  it("choosing a market without a connection shows an error, and the visitor can try again", async () => {
    withoutNetwork()
    renderInShop(<ChooseMarket market={{ ...koeln, isOwn: false }} />, () =>
      Promise.reject(new TypeError("Failed to fetch")),
    )
    choose()
    const alert = await screen.findByRole("alert")
    assert.strictEqual(alert.textContent, "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.")
    assert.isNull(screen.getByRole("button").getAttribute("aria-disabled"))
  })

  it("the visitor's own market shows the text 'Mein Markt' instead of a button", () => {
    renderInShop(<ChooseMarket market={{ ...koeln, isOwn: true }} />)
    assert.isNull(screen.queryByRole("button"))
    assert.isNotNull(screen.getByText("Mein Markt"))
  })
})

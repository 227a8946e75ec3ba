// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import { article } from "../../support/badLine.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { basketsBut, button, drill, driver, openBasket, some, runBut } from "./basketPage.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const unsendable = article("Grimmholt Akku-Bohrschrauber 12 V")
const none = { facts: {}, market: undefined, renderEnergy: () => null }
const gone = `„${unsendable.name}“ ist gerade nicht verfügbar und wurde aus deinem Warenkorb herausgenommen.`

/** Replaces the browser's idle callbacks by a list of tasks that the test runs. */
const idleOnDemand = () => {
  const tasks: Array<() => void> = []
  vi.stubGlobal("requestIdleCallback", (task: () => void) => tasks.push(task))
  vi.stubGlobal("cancelIdleCallback", (id: number) => void tasks.splice(id - 1, 1, () => {}))
  return () => act(async () => tasks.splice(0).forEach((task) => task()))
}

describe("an empty basket", () => {
  it("the empty basket page shows links to other pages", () => {
    renderInShop(<BasketView loaded={emptyBasket} {...none} />, memoryShop().load)
    screen.getByRole("heading", { name: "Dein Warenkorb ist leer" })
    assert.strictEqual(screen.getByRole("link", { name: "Weiter einkaufen" }).getAttribute("href"), "/")
    assert.strictEqual(screen.getByRole("link", { name: "Zur Merkliste" }).getAttribute("href"), "/merkliste")
    assert.isNull(screen.queryByRole("table"))
    assert.isNull(screen.queryByRole("button", { name: "Zur Kasse" }))
  })

  it("the empty basket of a response that was requested before the first article was added does not replace the new basket", async () => {
    const shop = memoryShop()
    const page = renderInShop(<BasketView loaded={emptyBasket} {...none} />, shop.load)
    await basketService.runIn(page.store)((basket) => basket.run({ kind: "add", line: some(drill) }))
    await basketService.openIn(page.store)
    await screen.findByRole("heading", { name: "Warenkorb" })
    await basketService.runIn(page.store)(({ takeOver }) => takeOver(emptyBasket))
    assert.strictEqual(page.store.get(basketService.stateAtom).basket.totalQuantity, 2)
  })
})

describe("the basket as a whole", () => {
  it("the basket page shows why a change failed, and a button reloads the basket", async () => {
    const broken = basketsBut((port) =>
      runBut(port, "add", () => Effect.fail(new BasketError({ reason: "UnknownArticle" }))),
    )
    const { page } = await openBasket([some(drill)], { baskets: broken })
    await act(() =>
      basketService.runIn(page.store)((basket) => basket.run({ kind: "add", line: some(driver) })),
    )
    const message = await screen.findByText("Diesen Artikel gibt es bei uns nicht (mehr).")
    fireEvent.click(button("Warenkorb neu laden"))
    await waitFor(() => assert.isFalse(message.isConnected))
  })

  it("the basket page shows the server's messages about the basket", async () => {
    const text = "Ein Artikel aus deinem Warenkorb ist nicht mehr erhältlich und wurde herausgenommen."
    const baskets = basketsBut((port) => ({
      read: () => Effect.map(port.read("full"), (basket) => ({ ...basket, messages: [text] })),
    }))
    await openBasket([some(drill)], { baskets })
    screen.getByText(text)
  })

  it("the basket page links to the checkout, or explains why the basket cannot be ordered", async () => {
    await openBasket([some(drill)])
    assert.strictEqual(screen.getByRole("link", { name: "Zur Kasse" }).getAttribute("href"), "/kasse")
    cleanup()
    const closed = basketsBut((port) => ({
      read: () => Effect.map(port.read("full"), (basket) => ({ ...basket, canCheckout: false })),
    }))
    await openBasket([some(drill)], { baskets: closed })
    screen.getByText(
      "Dieser Warenkorb kann gerade nicht bestellt werden. Bitte prüfe die Hinweise zu deinen Artikeln.",
    )
    assert.isNull(screen.queryByRole("link", { name: "Zur Kasse" }))
  })

  it("the basket page is marked as busy while the basket loads", async () => {
    let answer = () => {}
    const held = basketsBut((port) => {
      const late = Effect.callback<void>((resume) => {
        answer = () => resume(Effect.void)
      })
      let first = true
      return {
        read: () =>
          Effect.suspend(() => {
            const waits = !first
            first = false
            return waits ? Effect.andThen(late, port.read("full")) : port.read("full")
          }),
      }
    })
    const { page } = await openBasket([some(drill)], { baskets: held })
    const reading = basketService.runIn(page.store)(({ load }) => load)
    const busy = () => screen.getByRole("table").closest("[aria-busy]")?.getAttribute("aria-busy")
    await waitFor(() => assert.strictEqual(busy(), "true"))
    answer()
    await act(() => reading)
    await waitFor(() => assert.strictEqual(busy(), "false"))
  })
})

describe("the stock check of the basket", () => {
  it("the basket page checks the stock when it is idle, and removes unavailable articles with a message", async () => {
    const idle = idleOnDemand()
    await openBasket([some(drill), some(unsendable)])
    assert.lengthOf(screen.getAllByRole("rowheader"), 2)
    await idle()
    const message = await screen.findByText(gone)
    assert.isNotNull(message.closest("[role=status]"))
    await waitFor(() => assert.lengthOf(screen.getAllByRole("rowheader"), 1))
    screen.getByRole("link", { name: "Warenkorb, 2 Artikel" })
  })

  it("the basket page does not repeat the stock check at once, so that visitors can read its message", async () => {
    const idle = idleOnDemand()
    const { shop } = await openBasket([some(drill), some(unsendable)], {
      prepare: (port) => port.run({ kind: "checkAvailability" }, "before"),
    })
    const { version } = await shop.basket()
    await idle()
    screen.getByText(gone)
    assert.strictEqual((await shop.basket()).version, version)
  })

  it("the basket page checks the stock in the chosen market, and asks for a market if articles are to be picked up", async () => {
    const asked: Array<string | undefined> = []
    const baskets = basketsBut((port) => ({
      run: (command, key) => {
        if (command.kind === "checkAvailability") asked.push(command.marketId)
        return port.run(command, key)
      },
    }))
    const idle = idleOnDemand()
    await openBasket([{ ...some(drill), deliveryType: "marketPickup" }], { baskets })
    assert.strictEqual(
      screen.getByRole("link", { name: "Wähle deinen Markt" }).getAttribute("href"),
      "/maerkte",
    )
    await idle()
    await waitFor(() => assert.deepStrictEqual(asked, [undefined]))
    await openBasket([{ ...some(drill), deliveryType: "marketPickup" }], {
      baskets,
      market: { id: MarketId.make("520"), name: "Heimwerk Bonn" },
    })
    screen.getByText("Abholung: Heimwerk Bonn")
    assert.isNull(screen.queryByRole("link", { name: "Wähle deinen Markt" }))
    await idle()
    await waitFor(() => assert.deepStrictEqual(asked, [undefined, "520"]))
  })

  it("the basket page shows how many pieces remain after the stock check has reduced a quantity", async () => {
    const left = "Von „Bohrer“ sind nur noch 3 Stück verfügbar. Wir haben die Menge angepasst."
    const baskets = basketsBut((port) =>
      runBut(port, "checkAvailability", (_, key) =>
        Effect.map(
          port.run(
            {
              kind: "update",
              lineItemId: `${drill.articleId}-homeDelivery`,
              quantity: some(drill, 3).quantity,
            },
            key,
          ),
          (basket) => ({
            ...basket,
            changedStock: {
              removed: [],
              reduced: [
                {
                  lineItemId: `${drill.articleId}-homeDelivery`,
                  articleId: drill.articleId,
                  name: "Bohrer",
                  wanted: some(drill, 5).quantity,
                  left: some(drill, 3).quantity,
                  message: left,
                },
              ],
            },
          }),
        ),
      ),
    )
    const { page, shop } = await openBasket([some(drill, 5)], { baskets })
    await act(() => basketService.runIn(page.store)((basket) => basket.run({ kind: "checkAvailability" })))
    await screen.findByText(left)
    assert.strictEqual((await shop.run(Baskets.use((port) => port.read("full")))).totalQuantity, 3)
    screen.getByDisplayValue("3")
  })
})

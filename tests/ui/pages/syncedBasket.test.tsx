// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketLink } from "../../../ui/features/basket/BasketLink.tsx"
import { SyncBasket } from "../../../ui/layout/Frame.tsx"
import { otherWindows } from "../../../ui/layout/useSyncedList.ts"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const { articleId } = someArticle()
const pieces = (quantity: number) =>
  ({ articleId, quantity: toQuantity(quantity), deliveryType: "homeDelivery" }) as const

/** Opens a window of the shop with the header's basket link, which follows the basket. */
const openWindow = (shop: ReturnType<typeof memoryShop>) =>
  renderInShop(
    <>
      <SyncBasket initial={emptyBasket} />
      <BasketLink />
    </>,
    shop.load,
  )
const count = (number: number) => screen.findByRole("link", { name: `Warenkorb, ${number} Artikel` })

afterEach(cleanup)

describe("several windows of one visitor", () => {
  it("a window shows the basket count of another window as soon as that window publishes its change", async () => {
    const shop = memoryShop()
    openWindow(shop)
    const other = otherWindows("basket", () => {})
    const { version } = await shop.run(
      Baskets.use((baskets) => baskets.run({ kind: "add", line: pieces(3) }, "elsewhere")),
    )
    other.publish(version)
    await count(3)
    other.close()
  })

  it("a window publishes its basket version when it opens, and shows the newer basket of another window", async () => {
    const shop = memoryShop()
    const { version } = await shop.run(
      Baskets.use((baskets) => baskets.run({ kind: "add", line: pieces(4) }, "elsewhere")),
    )
    const other = otherWindows("basket", (opened) => {
      if (opened < version) other.publish(version)
    })
    openWindow(shop)
    await count(4)
    other.close()
  })

  it("a window publishes its basket version to a window that opens with an older basket", async () => {
    const shop = memoryShop()
    const changed = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let heard = 0
    const other = otherWindows("basket", (version) => {
      if (version === 0) return
      heard += 1
      if (heard === 1) changed.resolve()
      else answered.resolve()
    })
    const page = openWindow(shop)
    fireEvent.pointerOver(document.body)
    await basketService.runIn(page.store)((basket) => basket.run({ kind: "add", line: pieces(1) }))
    await changed.promise
    other.publish(0)
    await answered.promise
    other.close()
  })

  it("a window reloads the basket when it becomes visible again", async () => {
    const shop = memoryShop()
    openWindow(shop)
    await shop.run(Baskets.use((baskets) => baskets.run({ kind: "add", line: pieces(2) }, "elsewhere")))
    document.dispatchEvent(new Event("visibilitychange"))
    await count(2)
  })

  it("a window publishes the changes of its basket to other windows", async () => {
    const shop = memoryShop()
    const heard: Array<number> = []
    const changed = Promise.withResolvers<void>()
    const other = otherWindows("basket", (version) => {
      heard.push(version)
      if (version > 0) changed.resolve()
    })
    const page = openWindow(shop)
    fireEvent.pointerOver(document.body)
    await basketService.runIn(page.store)((basket) => basket.run({ kind: "add", line: pieces(1) }))
    await count(1)
    await changed.promise
    assert.deepStrictEqual(heard, [0, 1])
    other.close()
  })
})

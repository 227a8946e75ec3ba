import { act, fireEvent, waitFor } from "@testing-library/react"

import { BasketService } from "@heimwerk/core/basket/service.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { Effect, Exit, Layer, Scope } from "effect"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketLink } from "../../../ui/features/basket/BasketLink.tsx"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import { openShop } from "../../support/badLine.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

/**
 * Opens a window with the basket page and the header's count, with an unreliable connection to an in-memory
 * shop.
 */
export const openWindow = async () => {
  const scope = Effect.runSync(Scope.make())
  const shop = await Effect.runPromise(
    openShop(() => Effect.yieldNow).pipe(Effect.provideService(Scope.Scope, scope)),
  )
  const { dispose, load } = memoryShop({
    lists: Layer.mergeAll(
      Layer.succeed(BasketService, shop.basket),
      Layer.succeed(WishlistService, shop.wishlist),
    ),
  })
  const show = async () => {
    const loaded = await Effect.runPromise(shop.baskets.read("full"))
    const page = renderInShop(
      <>
        <BasketLink />
        <BasketView loaded={loaded} facts={{}} market={undefined} renderEnergy={() => null} />
      </>,
      load,
    )
    await basketService.openIn(page.store)
    return page
  }
  let page = await show()
  const state = () => page.store.get(basketService.stateAtom)
  const all = <E extends Element>(selector: string) => page.container.querySelectorAll<E>(selector)

  return {
    shop,
    state,
    all,
    /** Returns the page's store, for commands that no control of this page sends. */
    store: () => page.store,
    /** Leaves the page and opens it again. */
    reload: async () => {
      page.unmount()
      page = await show()
    },
    /**
     * Presses a button with this text. `place` counts from 0; after the last button, counting starts again at
     * the first. Does nothing if there is no such button.
     */
    press: (words: string, place = 0) => {
      const found = [...all<HTMLButtonElement>("button")].filter(({ textContent }) =>
        textContent.includes(words),
      )
      const button = found[place % Math.max(1, found.length)]
      if (button !== undefined) fireEvent.click(button)
    },
    /**
     * Types into a quantity field and leaves it. `place` counts from 0; after the last field, counting starts
     * again at the first.
     */
    type: (text: string, place: number) => {
      const fields = all<HTMLInputElement>("tbody input")
      const field = fields[place % Math.max(1, fields.length)]
      if (field === undefined) return
      fireEvent.change(field, { target: { value: text } })
      fireEvent.blur(field)
    },
    leaveFields: () => all("tbody input").forEach((field) => void fireEvent.blur(field)),
    /** Returns the count in the header's basket link. */
    counted: () =>
      Number(/, (\d+) Artikel/u.exec(all("a[href='/warenkorb']")[0]?.textContent ?? "")?.[1] ?? 0),
    /** Waits until all changes have finished and the page shows them. */
    settle: async () => {
      await waitFor(() => {
        if (state().pending > 0 || state().loading) throw new Error("Something is under way.")
      })
      await act(async () => {})
    },
    close: async () => {
      page.unmount()
      await dispose()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    },
  } as const
}

export type Window = Awaited<ReturnType<typeof openWindow>>

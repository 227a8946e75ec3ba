// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Deferred, Effect } from "effect"

import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { WishlistToggle } from "../../../ui/features/wishlist/WishlistToggle.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { withoutNetwork } from "../support/withoutNetwork.ts"
import {
  article,
  changedPort,
  kept,
  noAnswer,
  openPage,
  unavailable,
  lineForArticle,
  runBut,
} from "./wishing.tsx"

const button = () => screen.getByRole("button", { name: `Auf die Merkliste: ${article.name}` })
const isPressed = () => button().getAttribute("aria-pressed") === "true"
const click = (times = 1) => {
  for (let turn = 0; turn < times; turn++) fireEvent.click(button())
}
const isAtRest = () => waitFor(() => assert.strictEqual(button().getAttribute("aria-busy"), "false"))
/** Waits until the header shows this number of pieces on the wishlist. */
const counts = (pieces: number) =>
  screen.findByRole("link", { name: pieces === 0 ? "Merkliste" : `Merkliste, ${pieces} Artikel` })

afterEach(cleanup)

describe("the wishlist toggle of an article", () => {
  it("T-A7: the wishlist toggle adds the article, updates the count in the header and announces the change", async () => {
    const shop = memoryShop()
    openPage(shop, <WishlistToggle product={article} />)
    assert.isFalse(isPressed())
    click()
    assert.strictEqual(button().getAttribute("aria-busy"), "true")
    await screen.findByText(`${article.name} steht auf deiner Merkliste.`)
    await isAtRest()
    assert.isTrue(isPressed())
    assert.strictEqual(button().title, "Von der Merkliste entfernen")
    await counts(1)
    assert.deepStrictEqual(await kept(shop), [`1 ${article.name}`])
  })

  it("a wishlist toggle is pressed at the start if the server's wishlist contains the article, and the first click removes the article", async () => {
    const shop = memoryShop()
    const initial = limitedWishlist(await lineForArticle(shop, article, 2))
    openPage(shop, <WishlistToggle product={article} />, initial)
    assert.isTrue(isPressed())
    await counts(2)
    click()
    await screen.findByText(`${article.name} steht nicht mehr auf deiner Merkliste.`)
    assert.isFalse(isPressed())
    assert.deepStrictEqual(await kept(shop), [])
  })

  for (const [clicks, wished] of [
    [20, false],
    [21, true],
  ] as const) {
    it(`after ${clicks} quick clicks on its toggle, an article is ${wished ? "on" : "off"} the wishlist, with at most two requests`, async () => {
      const requests: Array<string> = []
      const gate = Deferred.makeUnsafe<void>()
      const noted = (name: string) =>
        Effect.andThen(
          Effect.sync(() => void requests.push(name)),
          Deferred.await(gate),
        )
      const shop = memoryShop({
        wishlists: changedPort((port) => ({
          run: (command, key) => Effect.andThen(noted(command.kind), port.run(command, key)),
        })),
      })
      openPage(shop, <WishlistToggle product={article} />)
      click(1)
      await waitFor(() => assert.deepStrictEqual(requests, ["add"]))
      click(clicks - 1)
      // The toggle shows this state as soon as the page has handled the last click.
      await waitFor(() => assert.strictEqual(isPressed(), wished))
      Deferred.doneUnsafe(gate, Effect.void)
      await isAtRest()
      await waitFor(() => assert.strictEqual(isPressed(), wished))
      assert.deepStrictEqual(requests, wished ? ["add"] : ["add", "remove"])
      assert.deepStrictEqual(await kept(shop), wished ? [`1 ${article.name}`] : [])
    })
  }

  it("when the server does not answer, the wishlist toggle returns to its previous state with an error, and the next click succeeds", async () => {
    let answers = false
    const shop = memoryShop({
      wishlists: changedPort((port) =>
        runBut(port, {
          add: (command, key) => Effect.suspend(() => (answers ? port.run(command, key) : noAnswer)),
        }),
      ),
    })
    openPage(shop, <WishlistToggle product={article} />)
    click()
    await screen.findByText(unavailable)
    assert.isFalse(isPressed())
    await counts(0)
    answers = true
    click()
    await waitFor(() => assert.isTrue(isPressed()))
    await isAtRest()
    assert.deepStrictEqual(await kept(shop), [`1 ${article.name}`])
  })

  it("the wishlist toggle shows the message about a lost connection when its script fails to load", async () => {
    withoutNetwork()
    const shop = { ...memoryShop(), load: () => Promise.reject(new Error("offline")) }
    openPage(shop, <WishlistToggle product={article} />)
    click()
    await screen.findByText("Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.")
    assert.isFalse(isPressed())
    assert.strictEqual(button().getAttribute("aria-busy"), "false")
  })
})

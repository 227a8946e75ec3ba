import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { layoutReads } from "@heimwerk/server/visitor/pageVisitor.ts"
import { Effect, ManagedRuntime } from "effect"

import { render } from "../../../ui/entry-server.tsx"
import { articleIdsIn } from "../../../ui/pages/articleIdsIn.ts"
import type { LayoutVisitor } from "../../../ui/layout/shopDataOf.ts"
import { VisitorReads } from "../../../ui/runtime/visitorReads.ts"
import { memoryPorts } from "../support/memoryShop.ts"

const ports = ManagedRuntime.make(memoryPorts())

/**
 * Renders the contact page for a visitor. Returns its markup, its state as JSON, and its function `partsFor`.
 */
const pageFor = async (visitor: LayoutVisitor) => {
  const page = await render({
    url: new URL("https://shop.example/kontakt/"),
    run: ports.runPromise,
    runLayout: (effect) =>
      ports.runPromise(Effect.provideService(effect, VisitorReads, layoutReads(visitor))),
    signal: new AbortController().signal,
  })
  if (page.kind !== "page" || page.partsFor === undefined) return assert.fail("No page with parts.")
  return {
    html: await text(page.pipe(new PassThrough())),
    state: JSON.stringify(page.state),
    partsFor: page.partsFor,
  }
}

const visitor = fc.record({
  name: fc.option(
    fc.oneof(fc.constantFrom("", "<b>&amp;\"'", "O’Neill\u2028"), fc.string({ unit: "grapheme" })),
  ),
  pieces: fc.nat(120),
  wishes: fc.nat(120),
  isUnknown: fc.boolean(),
})

describe("the header and the state of a page for a visitor", () => {
  it("the page rendered for a visitor contains the header and the state that partsFor makes for this visitor, for any name and counts", async () => {
    const { partsFor } = await pageFor({ basket: emptyBasket, wishlist: emptyWishlist, customer: undefined })
    await fc.assert(
      fc.asyncProperty(visitor, async ({ isUnknown, name, pieces, wishes }) => {
        const own: LayoutVisitor = {
          ...(isUnknown ? { isUnknown } : {}),
          basket: { ...emptyBasket, version: pieces, totalQuantity: pieces },
          wishlist: { ...emptyWishlist, version: wishes, totalQuantity: wishes },
          customer:
            name === null
              ? undefined
              : { id: "1", csId: "cs", email: "a@b.de", firstName: name, lastName: "Berg" },
        }
        const { header, shop } = partsFor(own)
        const { html, state } = await pageFor(own)
        assert.lengthOf(html.split(header), 2)
        assert.lengthOf(state.split(JSON.stringify(shop)), 2)
      }),
      { numRuns: 12 },
    )
  })

  it("articleIdsIn finds the article numbers at any depth of a page's data", () => {
    assert.deepStrictEqual(
      [
        ...articleIdsIn([
          { articleId: "1" },
          { others: [{ product: { articleId: "2", name: "3" } }] },
          null,
          "4",
        ]),
      ],
      ["1", "2"],
    )
  })
})

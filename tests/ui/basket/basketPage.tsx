import { screen } from "@testing-library/react"

import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import type { Basket, NewLine } from "@heimwerk/core/basket/Basket.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Layer } from "effect"
import { followBasketAtom } from "../../../ui/features/basket/atoms.ts"
import { BasketLink } from "../../../ui/features/basket/BasketLink.tsx"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import type { LineFacts } from "../../../ui/features/basket/LineFacts.ts"
import { partsArrived } from "../../../ui/hydration/lazyPart.tsx"
import { article } from "../../support/badLine.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

/** Two articles that can be sent home, so that a check of the stock takes nothing away; the drill is reduced. */
export const drill = article("Grimmholt Akku-Bohrschrauber 18 V")
export const driver = article("Tatkraft Akku-Bohrschrauber 36 V")

/** The reference basket in a shop with vouchers, coupons and cards. */
export const basketsWithBenefits = BasketsMemory.layer.pipe(
  Layer.provide(VisitorMemory.layer(smallWorld.benefits)),
  Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
)

/** The reference basket, except for some of its calls. */
export const basketsBut = (changed: (baskets: Baskets["Service"]) => Partial<Baskets["Service"]>) =>
  Layer.effect(
    Baskets,
    Effect.map(Baskets, (baskets) => ({ ...baskets, ...changed(baskets) })),
  ).pipe(Layer.provide(basketsWithBenefits))

/** Some pieces of an article, sent home. */
export const some = (article: Pick<NewLine, "articleId">, quantity = 2): NewLine => ({
  articleId: article.articleId,
  quantity: toQuantity(quantity),
  deliveryType: "homeDelivery",
})

interface Options {
  readonly baskets?: Layer.Layer<Baskets>
  readonly facts?: Readonly<Record<string, LineFacts>>
  readonly market?: { readonly id: string; readonly name: string }
  /** What was done to the basket before the page is asked for. */
  readonly prepare?: (baskets: Baskets["Service"]) => Effect.Effect<Basket, unknown>
}

/** The basket page with the count of the header, over a basket with some lines, followed as the frame does it. */
export const openBasket = async (lines: ReadonlyArray<NewLine>, options: Options = {}) => {
  const { baskets = basketsWithBenefits, facts = {}, market, prepare } = options
  const shop = memoryShop({ baskets })
  const loaded: Basket = await shop.run(
    Baskets.use((port) =>
      port.addMany(lines, "first").pipe(Effect.andThen(prepare === undefined ? port.get : prepare(port))),
    ),
  )
  const page = renderInShop(
    <>
      <BasketLink />
      <main id="inhalt" tabIndex={-1}>
        <BasketView
          loaded={loaded}
          facts={facts}
          market={market}
          renderEnergy={({ energyClass }) => <span>Klasse {energyClass.rating}</span>}
        />
      </main>
    </>,
    shop.load,
  )
  await page.store.set(followBasketAtom)
  // A page answers only when its parts are there.
  await partsArrived()
  return { shop, page }
}

/** The row of an article. */
export const row = (name: string) =>
  screen.getByRole("rowheader", { name: new RegExp(name, "u") }).closest("tr") ?? document.body

/** A button that says what it does and to which article. */
export const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name: (found) => found.replace(" : ", ": ") === name })

/** An amount as the tests find it: their texts have plain blanks. */
export const money = (cents: number) => formatCents(cents).replace("\u00A0", " ")

/** What has the focus. */
export const focused = () => document.activeElement?.textContent

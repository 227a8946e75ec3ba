import { assert } from "@effect/vitest"
import { screen } from "@testing-library/react"

import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import type { Basket, BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Layer } from "effect"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { BasketLink } from "../../../ui/features/basket/BasketLink.tsx"
import { BasketView } from "../../../ui/features/basket/BasketView.tsx"
import type { LineFacts } from "../../../ui/features/basket/LineFacts.ts"
import { partsLoaded } from "../../../ui/hydration/lazyPart.tsx"
import { article } from "../../support/badLine.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

/** Two deliverable articles, so that a stock check removes nothing. `drill` has a reduced price. */
export const drill = article("Grimmholt Akku-Bohrschrauber 18 V")
export const driver = article("Tatkraft Akku-Bohrschrauber 36 V")

/** The in-memory basket of a shop with vouchers, coupons and cards. */
const basketsWithBenefits = BasketsMemory.layer.pipe(
  Layer.provide(VisitorMemory.layer(smallWorld.benefits)),
  Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
)

/** The in-memory basket with some methods replaced. */
export const basketsBut = (changed: (baskets: Baskets["Service"]) => Partial<Baskets["Service"]>) =>
  Layer.effect(
    Baskets,
    Effect.map(Baskets, (baskets) => ({ ...baskets, ...changed(baskets) })),
  ).pipe(Layer.provide(basketsWithBenefits))

/** A `run` that answers one kind of command itself and passes the others to the port. */
export const runBut = (
  port: Baskets["Service"],
  kind: BasketCommand["kind"],
  answer: Baskets["Service"]["run"],
): Pick<Baskets["Service"], "run"> => ({
  run: (command, key) => (command.kind === kind ? answer(command, key) : port.run(command, key)),
})

/** Returns a basket item with pieces of an article (default 2), delivered to the home. */
export const some = (article: Pick<BasketItem, "articleId">, quantity = 2): BasketItem => ({
  articleId: article.articleId,
  quantity: toQuantity(quantity),
  deliveryType: "homeDelivery",
})

interface Options {
  readonly coupons?: Layer.Layer<Coupons>
  readonly baskets?: Layer.Layer<Baskets>
  readonly facts?: Readonly<Record<string, LineFacts>>
  readonly market?: { readonly id: MarketId; readonly name: string }
  /** The customer's own loyalty card. */
  readonly ownCard?: string
  /** Changes the basket before the page is opened. */
  readonly prepare?: (baskets: Baskets["Service"]) => Effect.Effect<Basket, unknown>
}

/**
 * Opens the basket page and the header's basket link with these lines in the basket. Both show the changes of
 * the basket, as in the layout.
 */
export const openBasket = async (lines: ReadonlyArray<BasketItem>, options: Options = {}) => {
  const { baskets = basketsWithBenefits, coupons, facts = {}, market, ownCard, prepare } = options
  const shop = memoryShop({ baskets, coupons })
  const loaded: Basket = await shop.run(
    Baskets.use((port) =>
      port
        .run({ kind: "addMany", lines }, "first")
        .pipe(Effect.andThen(prepare === undefined ? port.read("full") : prepare(port))),
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
          ownCard={ownCard}
          renderEnergy={({ energyClass }) => <span>Klasse {energyClass.rating}</span>}
        />
      </main>
    </>,
    shop.load,
  )
  await basketService.openIn(page.store)
  // Waits until the page's lazy parts have loaded.
  await partsLoaded()
  return { shop, page }
}

/** Returns the row of an article in the basket table. */
export const row = (name: string) =>
  screen
    .getByRole("rowheader", { name: new RegExp(name.replaceAll(" ", String.raw`\s`), "u") })
    .closest("tr") ?? document.body

/**
 * Returns the button with this action and article in its name. Skips submit buttons, which CSS hides if
 * scripts run.
 */
export const button = (name: string) => {
  const found = screen
    .getAllByRole<HTMLButtonElement>("button", { name: (text) => text.replace(" : ", ": ") === name })
    .find(({ type }) => type === "button")
  return found ?? assert.fail(`The page has no button „${name}“.`)
}

/** Formats an amount, which may be negative, with a plain space, as in the expected texts of the tests. */
export const money = (cents: number) =>
  `${cents < 0 ? "-" : ""}${formatCents(toCents(Math.abs(cents))).replace("\u00A0", " ")}`

/** Returns the text of the focused element. */
export const focused = () => document.activeElement?.textContent

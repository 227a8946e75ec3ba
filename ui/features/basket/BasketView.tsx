import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { type ReactNode, useEffect } from "react"
import { Link } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { EmptyList } from "../../widgets/EmptyList.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { basketService } from "./basket.ts"
import { BasketNotices } from "./BasketNotices.tsx"
import { BasketSummary } from "./BasketSummary.tsx"
import { BasketTable } from "./BasketTable.tsx"
import styles from "./BasketView.module.css"
import type { LineFacts, LineLabel } from "./LineFacts.ts"
import { useGoneLines } from "./useGoneLines.ts"
import { useKeptFocus } from "./useKeptFocus.ts"
import { useRows } from "./useRows.ts"
import { useStockCheck } from "./useStockCheck.ts"

const BenefitFields = lazyPart(async () => (await import("./BenefitFields.tsx")).BenefitFields)

const Empty = () => (
  <EmptyList
    icon="basket"
    title="Dein Warenkorb ist leer"
    text="Such nach einem Artikel, oder stöbere in unserem Sortiment."
  >
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
    <ButtonLink to={paths.wishlist} look="outline">
      Zur Merkliste
    </ButtonLink>
  </EmptyList>
)

interface BasketViewProps {
  readonly loaded: Basket
  /** Facts by article id. */
  readonly facts: Readonly<Record<string, LineFacts>>
  readonly market: { readonly id: MarketId; readonly name: string } | undefined
  /** Renders an energy label of the product feature. */
  readonly renderEnergy: (label: LineLabel) => ReactNode
}

/**
 * The basket with lines, vouchers, cards and sums (storefront 3 and 4, Basket). It shows the server-rendered
 * basket until the core's service has loaded the full one. After that every change shows at once and is
 * reverted when the server refuses it.
 */
export const BasketView = ({ facts, loaded, market, renderEnergy }: BasketViewProps) => {
  const state = basketService.useState()
  const run = basketService.useRun()
  const basket = state.basket.type === "full" && state.basket.id !== "" ? state.basket : loaded
  const gone = useGoneLines(basket.lineItems)
  const rows = useRows(basket.lineItems, gone.lines)
  const isEmpty = basket.lineItems.length === 0
  const needsMarket =
    market === undefined && basket.lineItems.some(({ deliveryType }) => deliveryType === "marketPickup")

  const hasBasket = loaded.id !== "" || state.basket.id !== ""
  useEffect(() => {
    // A visitor without a basket does not load the runtime for it.
    if (hasBasket) void run(({ takeOver }) => takeOver(loaded))
  }, [hasBasket, loaded, run])
  useStockCheck(loaded, market?.id)

  return (
    <div aria-busy={state.loading} {...useKeptFocus()}>
      <BasketNotices basket={basket} error={state.errors.generic} />
      <div className={styles["basket"]} data-empty={isEmpty || undefined}>
        {isEmpty ? null : (
          <div className={styles["head"]}>
            <h1>Warenkorb</h1>
            <p>{basket.totalQuantity} Artikel</p>
          </div>
        )}
        <div className={styles["lines"]}>
          {needsMarket ? (
            <Notice kind="info">
              <Link to={paths.markets}>Wähle deinen Markt</Link>, damit wir prüfen können, ob dort alles
              vorrätig ist.
            </Notice>
          ) : null}
          {rows.length === 0 ? null : (
            <BasketTable
              rows={rows}
              gone={gone}
              state={state}
              facts={facts}
              marketName={market?.name}
              renderEnergy={renderEnergy}
            />
          )}
          {isEmpty ? <Empty /> : <BenefitFields basket={basket} state={state} />}
          <div className={styles["noScript"]}>
            <Notice kind="info">Bitte aktiviere JavaScript, um deinen Warenkorb zu ändern.</Notice>
          </div>
        </div>
        {isEmpty ? null : <BasketSummary basket={basket} isPending={state.pending > 0} />}
      </div>
    </div>
  )
}

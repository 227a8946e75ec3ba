import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { type ReactNode, useEffect, useRef } from "react"

import { BasketTable } from "./BasketTable.tsx"
import styles from "./BasketView.module.css"
import type { LineFacts, LineLabel, Promises } from "./LineFacts.ts"
import { basketService } from "./basket.ts"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import { onIdle } from "../../hydration/onIdle.ts"
import { finderLink, paths } from "../../paths.ts"
import { useGoneLines } from "./useGoneLines.ts"
import { useRows } from "./useRows.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { EmptyList } from "../../widgets/EmptyList.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"

/**
 * Checks the stock when the basket page is opened and when another market is chosen (storefront 3,
 * changedStock). Skips a check if the basket is empty, or if it still shows the message of an earlier check,
 * because a new check removes that message.
 */
const useStockCheck = (opened: Basket, marketId: MarketId | undefined) => {
  const run = basketService.useRun()
  const { changedStock, lineItems } = opened
  const isDue = lineItems.length > 0 && changedStock.reduced.length === 0 && changedStock.removed.length === 0
  const wanted = useRef({ isDue, checked: undefined as string | undefined })
  useEffect(() => {
    wanted.current.isDue = isDue
  }, [isDue])

  useEffect(() => {
    const market = marketId ?? ""
    if (wanted.current.checked === market || !wanted.current.isDue) return
    return onIdle(() => {
      wanted.current.checked = market
      void run((basket) =>
        basket.run({ kind: "checkAvailability", ...(marketId === undefined ? {} : { marketId }) }),
      )
    })
  }, [run, marketId])
}

/**
 * Moves focus to the main content when the focused element is removed, for example a line that another window
 * deleted. Spread the result on an element that contains everything that may be removed.
 */
const useKeptFocus = () => {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      hadFocus.current = false
      document.getElementById("inhalt")?.focus({ preventScroll: true })
    }
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // React reports no blur for removed elements, so a blur event means that the visitor moved the focus.
    onBlur: () => {
      hadFocus.current = false
    },
  } as const
}

const BasketNotices = lazyPart(() => import("./BasketNotices.tsx").then((m) => m.BasketNotices))
const BasketSummary = lazyPart(() => import("./BasketSummary.tsx").then((m) => m.BasketSummary))
const BenefitFields = lazyPart(() => import("./BenefitFields.tsx").then((m) => m.BenefitFields))

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
  /** Catalogue data of the lines' articles, by article id. */
  readonly facts: Readonly<Record<string, LineFacts>>
  readonly market: { readonly id: MarketId; readonly name: string } | undefined
  /** The customer's own loyalty card. */
  readonly ownCard?: string | undefined
  readonly promises?: Promises | undefined
  /** Renders the energy label of an article, which belongs to another feature. */
  readonly renderEnergy: (label: LineLabel) => ReactNode
}

/**
 * The basket with lines, vouchers, cards and sums (storefront 3 and 4, Basket). It shows the server-rendered
 * basket until the core's service has loaded the full basket. After that, every change shows at once and is
 * reverted if the server refuses it.
 */
export const BasketView = ({ facts, loaded, market, ownCard, promises, renderEnergy }: BasketViewProps) => {
  const state = basketService.useState()
  const run = basketService.useRun()
  const basket = state.basket.type === "full" && state.basket.id !== "" ? state.basket : loaded
  const gone = useGoneLines(basket)
  const rows = useRows(basket.lineItems, gone.lines)
  const isEmpty = basket.lineItems.length === 0
  const needsMarket =
    market === undefined && basket.lineItems.some(({ deliveryType }) => deliveryType === "marketPickup")

  const hasBasket = loaded.id !== "" || state.basket.id !== ""
  useEffect(() => {
    // A visitor without a basket does not need the runtime for this page.
    if (hasBasket) void run(({ takeOver }) => takeOver(loaded))
  }, [hasBasket, loaded, run])
  useStockCheck(loaded, market?.id)

  return (
    <div aria-busy={state.loading} {...useKeptFocus()}>
      <BasketNotices basket={basket} error={state.errors.generic} isWaiting={state.waiting > 0} />
      <div className={styles["basket"]} data-empty={isEmpty || undefined}>
        {isEmpty ? null : (
          <div className={styles["head"]}>
            <h1>Warenkorb</h1>
            <p>{`${basket.totalQuantity} Artikel`}</p>
          </div>
        )}
        <div className={styles["lines"]}>
          {needsMarket ? (
            <Notice kind="info">
              <Link {...finderLink}>Wähle deinen Markt</Link>, damit wir prüfen können, ob dort alles vorrätig
              ist.
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
          {isEmpty ? <Empty /> : <BenefitFields basket={basket} ownCard={ownCard} state={state} />}
          <div className={styles["noScript"]}>
            <Notice kind="info">Bitte aktiviere JavaScript, um Gutscheine einzulösen.</Notice>
          </div>
        </div>
        {isEmpty ? null : (
          <BasketSummary basket={basket} promises={{ ...promises, facts }} isPending={state.pending > 0} />
        )}
      </div>
    </div>
  )
}

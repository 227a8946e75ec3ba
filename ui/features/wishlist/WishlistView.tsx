import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { shareText } from "@heimwerk/core/basket/shareText.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import { type ReactNode, useEffect } from "react"

import type { LineParts } from "./LineParts.ts"
import { WishlistLineItem } from "./WishlistLineItem.tsx"
import styles from "./WishlistView.module.css"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { EmptyList } from "../../widgets/EmptyList.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { PageActions } from "../../widgets/PageActions.tsx"
import { wishlistService } from "./wishlist.ts"

/** The empty wishlist, with a hint how to add articles. */
const EmptyWishlist = () => (
  <EmptyList
    icon="heart"
    title="Deine Merkliste ist leer"
    text="Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder."
  >
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
  </EmptyList>
)

interface WishlistViewProps {
  /** Renders the button that adds all lines to the basket. It belongs to another feature. */
  readonly renderAddAll: (lines: ReadonlyArray<WishlistLine>) => ReactNode
  /** The wishlist in the server-rendered page. */
  readonly loaded: Wishlist
  /** Returns the parts of a wishlist line that other features render. */
  readonly parts: (line: WishlistLine) => LineParts
}

/**
 * The wishlist with its lines. It shows the server-rendered list until the service has loaded the full list.
 * A change shows at once and is reverted if the server refuses it (storefront 4, wishlist actions).
 */
export const WishlistView = ({ loaded, parts, renderAddAll }: WishlistViewProps) => {
  const { errors, lineErrors, loading, pendingLines, waiting, wishlist: known } = wishlistService.useState()
  const run = wishlistService.useRun()
  const wishlist = known.type === "full" && known.id !== "" ? known : loaded

  // Removes errors of changes that were made on other pages.
  useEffect(() => void run(({ dismissErrors }) => dismissErrors), [run])
  useEffect(() => void run(({ takeOver }) => takeOver(loaded)), [loaded, run])

  return (
    <div className={styles["wishlist"]} aria-busy={loading}>
      {errors.generic === undefined ? null : <Notice kind="error">{errors.generic}</Notice>}
      {/* This live region is always rendered, because screen readers announce only changes inside an existing one. */}
      <div role="status" className={styles["status"]}>
        {waiting > 0 ? <Notice kind="info">{offlineChange}</Notice> : null}
      </div>
      <div className={styles["withoutScript"]}>
        <Notice kind="info">Bitte aktiviere JavaScript, um deine Merkliste zu ändern.</Notice>
      </div>
      {wishlist.lineItems.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <div className={styles["head"]}>
            <h1>Merkliste</h1>
            <p>{`${wishlist.totalQuantity} Artikel`}</p>
          </div>
          {renderAddAll(wishlist.lineItems)}
          <ul className={styles["lines"]}>
            {wishlist.lineItems.map((line) => (
              <li key={line.lineItemId}>
                <WishlistLineItem
                  line={line}
                  parts={parts(line)}
                  error={lineErrors[line.lineItemId]}
                  isPending={pendingLines.includes(line.lineItemId)}
                />
              </li>
            ))}
          </ul>
          <PageActions
            title="Merkliste"
            content={(origin) => ({ text: shareText(wishlist.lineItems, origin) })}
          />
        </>
      )}
    </div>
  )
}

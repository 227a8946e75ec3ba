import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { Notice } from "../../widgets/Notice.tsx"
import { wishlistStateAtom } from "./atoms.ts"
import { EmptyWishlist } from "./EmptyWishlist.tsx"
import { dismissAtom, takeOverAtom } from "./lineAtoms.ts"
import type { LineParts } from "./LineParts.ts"
import { WishlistLineItem } from "./WishlistLineItem.tsx"
import styles from "./WishlistView.module.css"

interface WishlistViewProps {
  /** The server-rendered wishlist. */
  readonly loaded: Wishlist
  /** Parts of a line rendered by other features. */
  readonly parts: (line: WishlistLine) => LineParts
}

/**
 * The wishlist with its lines. It shows the server-rendered list until the core's service has loaded the
 * full one. After that every change shows at once and is reverted when the server refuses it (storefront 4,
 * wishlist actions).
 */
export const WishlistView = ({ loaded, parts }: WishlistViewProps) => {
  const { errors, lineErrors, loading, pendingLines, wishlist: known } = useAtomValue(wishlistStateAtom)
  const takeOver = useSetAtom(takeOverAtom)
  const dismiss = useSetAtom(dismissAtom)
  const wishlist = known.type === "full" && known.id !== "" ? known : loaded

  useEffect(() => void dismiss(), [dismiss])
  useEffect(() => void takeOver(loaded), [loaded, takeOver])

  return (
    <div className={styles["wishlist"]} aria-busy={loading}>
      {errors.generic === undefined ? null : <Notice kind="error">{errors.generic}</Notice>}
      {wishlist.lineItems.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <div className={styles["head"]}>
            <h1>Merkliste</h1>
            <p>{wishlist.totalQuantity} Artikel</p>
          </div>
          <div className={styles["withoutScript"]}>
            <Notice kind="info">Bitte aktiviere JavaScript, um deine Merkliste zu ändern.</Notice>
          </div>
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
        </>
      )}
    </div>
  )
}

import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { lineForArticle } from "@heimwerk/core/wishlist/lineForArticle.ts"
import { wishlistToggleOf } from "@heimwerk/core/wishlist/wishlistToggle.ts"
import { useEffect, useRef, useState } from "react"

import styles from "./WishlistToggle.module.css"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { useSnackbar } from "../../widgets/Snackbar.tsx"
import { wishlistService } from "./wishlist.ts"

/**
 * State and action of an article's wishlist toggle. After several quick clicks only the last result is
 * announced. A click without a network shows that it will be sent later.
 */
const useToggle = (product: Product) => {
  const state = wishlistService.useState()
  const { active, inProgress } = wishlistToggleOf(state, product.articleId)
  const isWaiting = inProgress && state.waiting > 0
  const run = wishlistService.useRun()
  const announce = useAnnounce()
  const { show } = useSnackbar()
  const clicks = useRef(0)
  // Whether a click waits for its result. It is set at once, because the wishlist service may first have to
  // load.
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (isWaiting && clicks.current > 0) show({ text: offlineChange, kind: "info", closes: "self" })
  }, [isWaiting, show])

  const toggle = async () => {
    clicks.current += 1
    const click = clicks.current
    setAsking(true)
    const outcome = await run((wishlist) => wishlist.toggle(product))
    if (click !== clicks.current) return
    setAsking(false)
    if (outcome.kind === "failed") return show({ text: outcome.message, kind: "error", closes: "button" })
    const isWished = lineForArticle(outcome.value, product.articleId) !== undefined
    announce(`${product.name} steht ${isWished ? "auf" : "nicht mehr auf"} deiner Merkliste.`)
  }
  return { active, isBusy: (inProgress && !isWaiting) || isAsking, toggle }
}

/**
 * The wishlist toggle of an article (storefront 2, product tile; storefront 4, wishlist toggle). It is
 * pressed while the article is on the wishlist. Its name never changes. While it is pressed, its description
 * says that the next click removes the article.
 */
export const WishlistToggle = ({ product }: { readonly product: Product }) => {
  const { active, isBusy, toggle } = useToggle(product)
  return (
    <button
      type="button"
      className={styles["toggle"]}
      aria-pressed={active}
      aria-label={`Auf die Merkliste: ${product.name}`}
      title={active ? "Von der Merkliste entfernen" : undefined}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      <Icon name={active ? "heart-full" : "heart"} />
    </button>
  )
}

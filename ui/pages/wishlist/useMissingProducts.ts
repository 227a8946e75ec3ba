import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"

import { wishlistService } from "../../features/wishlist/wishlist.ts"

/**
 * Reloads the page's data when the wishlist contains articles that the page has no data for, for example
 * after adding them in another window. Reloads once per set of articles, because the catalogue may fail.
 */
export const useMissingProducts = (loaded: Wishlist): void => {
  const { revalidate } = useRevalidator()
  const { wishlist } = wishlistService.useState()
  const asked = useRef("")
  const there = new Set<string>(loaded.lineItems.map(({ product }) => product.articleId))
  const missing = wishlist.lineItems
    .map(({ product }) => product.articleId)
    .filter((articleId) => !there.has(articleId))
    .join(" ")

  useEffect(() => {
    if (missing === "" || missing === asked.current) return
    asked.current = missing
    void revalidate()
  }, [missing, revalidate])
}

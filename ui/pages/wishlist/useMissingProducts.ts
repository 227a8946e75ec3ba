import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"

import { wishlistStateAtom } from "../../features/wishlist/atoms.ts"

/**
 * Loads the page's data again when an article has come to the list since it was loaded, for example in another window: once
 * for each set of articles, because the catalogue may not answer.
 */
export const useMissingProducts = (loaded: Wishlist): void => {
  const { revalidate } = useRevalidator()
  const { wishlist } = useAtomValue(wishlistStateAtom)
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

import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"

import { maxShopAge } from "./maxShopAge.ts"
import { refreshWhenVisible } from "./refreshWhenVisible.ts"
import { useShop } from "./useShop.ts"

/**
 * Reloads the data of the page when it becomes visible with data that are older than 5 minutes. Measures the
 * age by the data of the layout, which are never younger than those of the page.
 */
export const useFreshData = (): void => {
  const shop = useShop()
  const { revalidate, state } = useRevalidator()
  // The clock of the computer: `performance.now()` stands still in some browsers while the computer sleeps.
  const loaded = useRef({ shop, at: performance.timeOrigin })
  const isLoading = useRef(false)

  useEffect(() => {
    if (loaded.current.shop !== shop) loaded.current = { shop, at: Date.now() }
  }, [shop])
  useEffect(() => {
    isLoading.current = state === "loading"
  }, [state])
  useEffect(
    () =>
      refreshWhenVisible(() => !isLoading.current && Date.now() - loaded.current.at > maxShopAge, revalidate),
    [revalidate],
  )
}

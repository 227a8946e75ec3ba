import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { categoriesAtom, loadCategoriesAtom } from "./atoms.ts"

/**
 * Looks up a category with its sub-categories by link, once they are loaded. Pages contain only the names of
 * the main categories.
 */
export const useCategories = (): ((link: string) => Category | undefined) => {
  const categories = useAtomValue(categoriesAtom)
  const load = useSetAtom(loadCategoriesAtom)
  useEffect(() => void load(), [load])
  return (link) => categories?.find((category) => category.link === link)
}

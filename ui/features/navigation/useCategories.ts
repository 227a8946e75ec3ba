import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { categoriesAtom, loadCategoriesAtom } from "./atoms.ts"

/** The category of a link with its sub-categories, as soon as they are there; pages carry only the names of the main ones. */
export const useCategories = (): ((link: string) => Category | undefined) => {
  const categories = useAtomValue(categoriesAtom)
  const load = useSetAtom(loadCategoriesAtom)
  useEffect(() => void load(), [load])
  return (link) => categories?.find((category) => category.link === link)
}

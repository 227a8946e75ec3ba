import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { atom, useAtom } from "jotai"
import { useEffect } from "react"

import { port } from "../../runtime/service.ts"

const catalog = port(async () => {
  const { Catalog } = await import("@heimwerk/core/catalog/Catalog.port.ts")
  return Catalog.useSync((service) => service)
})

const categoriesAtom = atom<ReadonlyArray<Category> | undefined>(undefined)

/**
 * Returns a function that finds a main category with its sub-categories by its link. Pages contain only the
 * main categories, so this hook loads all sub-categories, once.
 */
export const useCategories = (): ((link: string) => Category | undefined) => {
  const [categories, setCategories] = useAtom(categoriesAtom)
  const run = catalog.useRun()
  const isLoaded = categories !== undefined
  useEffect(() => {
    if (isLoaded) return
    const load = async () => {
      const outcome = await run(({ navigation }) => navigation)
      if (outcome.kind === "done") setCategories(outcome.value)
    }
    void load()
  }, [isLoaded, run, setCategories])
  return (link) => categories?.find((category) => category.link === link)
}

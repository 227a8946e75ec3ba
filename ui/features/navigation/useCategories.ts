import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { atom, useAtom } from "jotai"
import { useEffect, useRef } from "react"

import { port } from "../../runtime/service.ts"

const catalog = port(async () => {
  const { Catalog } = await import("@heimwerk/core/catalog/Catalog.port.ts")
  return Catalog.useSync((service) => service)
})

const categoriesAtom = atom<ReadonlyArray<Category> | undefined>(undefined)

/**
 * Returns a function that finds a main category with its sub-categories by its link. Pages contain only the
 * main categories, so this hook loads all sub-categories, once. After a failure it tries again when the
 * visitor opens the next part of the menu.
 *
 * @param opened the open part of the menu; `undefined` if none is open
 */
export const useCategories = (opened: string | undefined): ((link: string) => Category | undefined) => {
  const [categories, setCategories] = useAtom(categoriesAtom)
  const run = catalog.useRun()
  const isLoaded = categories !== undefined
  const attempt = useRef<"none" | "running" | "failed">("none")
  useEffect(() => {
    const isDue = attempt.current === "none" || (attempt.current === "failed" && opened !== undefined)
    if (isLoaded || !isDue) return
    attempt.current = "running"
    const load = async () => {
      const outcome = await run(({ navigation }) => navigation)
      if (outcome.kind === "done") setCategories(outcome.value)
      else attempt.current = "failed"
    }
    void load()
  }, [opened, isLoaded, run, setCategories])
  return (link) => categories?.find((category) => category.link === link)
}

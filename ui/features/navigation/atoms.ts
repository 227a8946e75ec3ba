import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { atom } from "jotai"

import { command } from "../../runtime/bridge.ts"

const askAtom = command(
  () => import("./commands.ts"),
  ({ categoryTree }) => categoryTree,
)

/** The main categories with their sub-categories, once they were asked for. */
export const categoriesAtom = atom<ReadonlyArray<Category> | undefined>(undefined)

/** Asks for them; what is not answered is asked again the next time. */
export const loadCategoriesAtom = atom(null, async (get, set) => {
  if (get(categoriesAtom) !== undefined) return
  const outcome = await set(askAtom)
  if (outcome.kind === "done") set(categoriesAtom, outcome.value)
})

import type { Category } from "@heimwerk/core/catalog/Category.ts"

import type { ListData } from "./ListData.ts"

/** Categories as a list links to them. */
export const linksTo = (categories: ReadonlyArray<Category>): ListData["below"] =>
  categories.map(({ image, link, name }) => ({ image, link, name }))

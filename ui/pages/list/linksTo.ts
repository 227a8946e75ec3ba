import type { Category } from "@heimwerk/core/catalog/Category.ts"

import type { ListData } from "./ListData.ts"

/** Converts categories to links with pictures. */
export const linksTo = (categories: ReadonlyArray<Category>): ListData["below"] =>
  categories.map(({ image, link, name }) => ({ image, link, name }))

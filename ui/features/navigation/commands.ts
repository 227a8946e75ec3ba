import { Catalog } from "@heimwerk/core/ports/Catalog.ts"

/** All categories with those below them. */
export const categoryTree = Catalog.use(({ navigation }) => navigation)

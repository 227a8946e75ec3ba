import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

/** All categories with those below them. */
export const categoryTree = Catalog.use(({ navigation }) => navigation)

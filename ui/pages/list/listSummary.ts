import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"

/** Returns the announcement after filtering, sorting or paging: `49 Artikel, Seite 2 von 3`. */
export const listSummary = ({ page, pageCount, total }: ProductPage): string =>
  `${total} Artikel${pageCount > 1 ? `, Seite ${page} von ${pageCount}` : ""}`

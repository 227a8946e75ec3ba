import type { LineProduct } from "../basket/Basket.ts"
import type { Brand } from "../environment.ts"
import { guaranteeText } from "../product/guarantee.ts"
import type { ProductDetail } from "../product/Product.ts"

/** Maximum number of technical data that are shown for one article. */
const maxTechnicalData = 5

/**
 * Returns the first technical data of an article, in display order: `Leistung: 620 W`, and its guarantee. The brand is
 * omitted, because it is part of the name.
 */
const keyFactsOf = (
  { attributes, brand: articleBrand }: Pick<ProductDetail, "attributes" | "brand">,
  brand: Brand,
): ReadonlyArray<string> => {
  const guarantee = guaranteeText(articleBrand, brand)
  return attributes
    .filter(({ name }) => name !== "Marke")
    .slice(0, maxTechnicalData)
    .concat(guarantee === undefined ? [] : [{ name: "Garantie", value: guarantee }])
    .map(({ name, value }) => `${name}: ${value}`)
}

/**
 * Adds the key facts of the articles to the lines of deliveries. The law requires them directly above the order button and in
 * the confirmation (§§ 312f and 312j BGB, Art. 246a EGBGB), and the guarantee of the retailer's own brand, which `brand`
 * names. A line without product details stays as it is.
 */
export const withKeyFacts = <
  Line extends { readonly product: Pick<LineProduct, "articleId"> },
  Delivery extends { readonly lines: ReadonlyArray<Line> },
>(
  deliveries: ReadonlyArray<Delivery & { readonly lines: ReadonlyArray<Line> }>,
  details: ReadonlyArray<Pick<ProductDetail, "articleId" | "attributes" | "brand">>,
  brand: Brand,
): ReadonlyArray<Delivery> =>
  deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => {
      const detail = details.find(({ articleId }) => articleId === line.product.articleId)
      return detail === undefined ? line : { ...line, facts: keyFactsOf(detail, brand) }
    }),
  }))

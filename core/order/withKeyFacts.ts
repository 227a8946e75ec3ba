import type { LineProduct } from "../basket/Basket.ts"
import type { ProductDetail } from "../product/Product.ts"

/** Maximum number of facts that are shown for one article. */
const maxKeyFacts = 5

/**
 * Returns the first technical data of an article, in display order: `Leistung: 620 W`. The brand is omitted, because it is
 * part of the name.
 */
const keyFactsOf = ({ attributes }: Pick<ProductDetail, "attributes">): ReadonlyArray<string> =>
  attributes
    .filter(({ name }) => name !== "Marke")
    .slice(0, maxKeyFacts)
    .map(({ name, value }) => `${name}: ${value}`)

/**
 * Adds the key facts of the articles to the lines of deliveries. The law requires them directly above the order button and in
 * the confirmation (§§ 312f and 312j BGB, Art. 246a EGBGB). A line without product details stays as it is.
 */
export const withKeyFacts = <
  Line extends { readonly product: Pick<LineProduct, "articleId"> },
  Delivery extends { readonly lines: ReadonlyArray<Line> },
>(
  deliveries: ReadonlyArray<Delivery & { readonly lines: ReadonlyArray<Line> }>,
  details: ReadonlyArray<Pick<ProductDetail, "articleId" | "attributes">>,
): ReadonlyArray<Delivery> =>
  deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => {
      const detail = details.find(({ articleId }) => articleId === line.product.articleId)
      return detail === undefined ? line : { ...line, facts: keyFactsOf(detail) }
    }),
  }))

import type { Product } from "@heimwerk/core/product/Product.ts"

import { ProductCarousel } from "../../shared/ProductCarousel.tsx"
import { Section } from "../../shared/Section.tsx"
import styles from "./ProductPage.module.css"

interface SimilarProductsProps {
  readonly products: ReadonlyArray<Product>
  readonly marketName: string | undefined
}

/** Carousel with other articles of the same category (storefront 2, product carousel). */
export const SimilarProducts = ({ marketName, products }: SimilarProductsProps) => (
  <div className={styles["others"]}>
    <Section>
      <h2 className={styles["othersHead"]}>Das könnte auch passen</h2>
      <ProductCarousel products={products} marketName={marketName} />
    </Section>
  </div>
)

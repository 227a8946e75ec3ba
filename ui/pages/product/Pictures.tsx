import type { ProductDetail } from "@heimwerk/core/product/Product.ts"

import { ProductFlags } from "../../features/price/ProductFlags.tsx"
import { Gallery } from "../../features/product/gallery/Gallery.tsx"
import styles from "./ProductPage.module.css"

/** The gallery of an article, with the article's flags (storefront 3, gallery props). */
export const Pictures = ({ product }: { readonly product: ProductDetail }) => (
  <>
    <Gallery key={product.articleId} items={product.gallery} name={product.name} />
    <div className={styles["flags"]}>
      <ProductFlags product={product} />
    </div>
  </>
)

import { sizedImage } from "@heimwerk/core/product/image.ts"
import { shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import styles from "./FinderArticle.module.css"

/** The data of the article whose stock the finder shows. They are a part of every product's data. */
export type StockedArticle = Pick<Product, "articleId" | "name" | "image" | "unit">

/** Width and height of the picture in pixels. */
const size = 64

/** The article at the top of the store finder: its picture and name. */
export const FinderArticle = ({ article: { image, name } }: { readonly article: StockedArticle }) => (
  <p className={styles["article"]}>
    <img
      src={sizedImage(image, size, size)}
      srcSet={`${sizedImage(image, 2 * size, 2 * size)} 2x`}
      width={size}
      height={size}
      alt=""
    />
    <span className={styles["name"]}>
      <span className="visually-hidden">Bestand von: </span>
      {shownName(name)}
    </span>
  </p>
)

import { sizedImage } from "@heimwerk/core/product/image.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"

import { Availability } from "./Availability.tsx"
import { EnergyLabel } from "./EnergyLabel.tsx"
import styles from "./ProductTile.module.css"
import { Rating } from "./Rating.tsx"

interface ProductTileProps {
  readonly product: Product
  readonly marketName?: string | undefined
  /** Among the first of a page: its picture is fetched at once. */
  readonly eager?: boolean
  readonly flags: ReactNode
  readonly heart: ReactNode
  readonly price: ReactNode
  readonly action: ReactNode
  readonly heading?: "h2" | "h3"
}

const pictureSize = 300

/** An article in a list (storefront 2, product tile); price, flags, heart and button come from their own features. */
export const ProductTile = ({
  action,
  eager = false,
  flags,
  heart,
  heading: Heading = "h2",
  marketName,
  price,
  product,
}: ProductTileProps) => (
  <article className={styles["tile"]}>
    <div className={styles["picture"]}>
      <img
        src={sizedImage(product.image, pictureSize, pictureSize)}
        width={pictureSize}
        height={pictureSize}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </div>
    <div className={styles["body"]}>
      <Heading className={styles["head"]}>
        <span className={styles["brand"]}>{product.brand}</span>{" "}
        <Link className={styles["name"]} to={product.link}>
          {product.name}
        </Link>
      </Heading>
      {product.variants.length === 0 ? null : (
        <p className={styles["variants"]}>
          {product.variants.slice(0, 3).join(", ")}
          {product.variants.length > 3 ? ` und ${product.variants.length - 3} weitere` : ""}
        </p>
      )}
      <Rating ratingData={product.ratingData} />
    </div>
    <div className={styles["flags"]}>{flags}</div>
    <div className={styles["heart"]}>{heart}</div>
    <div className={styles["foot"]}>
      {product.energyClass === undefined ? null : (
        <div className={styles["above"]}>
          <EnergyLabel energyClass={product.energyClass} dataSheetUrl={product.dataSheetUrl} />
        </div>
      )}
      {price}
      <div className={styles["end"]}>
        <Availability codes={product.availability} marketName={marketName} />
        <div className={styles["above"]}>{action}</div>
      </div>
    </div>
  </article>
)

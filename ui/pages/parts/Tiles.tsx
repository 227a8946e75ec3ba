import type { Product } from "@heimwerk/core/product/Product.ts"
import type { TileVariant } from "@heimwerk/core/product/tile.ts"

import { Tile } from "./Tile.tsx"
import styles from "./Tiles.module.css"

export interface TilesProps {
  readonly products: ReadonlyArray<Product>
  readonly marketName?: string | undefined
  /** How many of the first pictures are fetched at once: those in the first window. */
  readonly eager?: number
  readonly heading?: "h2" | "h3"
  readonly variant?: TileVariant
  /** A selection of four or eight, not the list of a page. */
  readonly selection?: boolean
}

/** Tiles beside and below each other. */
export const Tiles = ({
  eager = 0,
  heading = "h2",
  marketName,
  products,
  selection = false,
  variant = "full",
}: TilesProps) => (
  <ul className={selection ? `${styles["grid"]} ${styles["row"]}` : styles["grid"]}>
    {products.map((product, index) => (
      <li key={product.articleId}>
        <Tile
          product={product}
          variant={variant}
          marketName={marketName}
          eager={index < eager}
          heading={heading}
        />
      </li>
    ))}
  </ul>
)

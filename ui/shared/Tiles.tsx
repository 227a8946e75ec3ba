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

/** Whole rows, whether there are one, two, three or four in a row. */
const groupSize = 12

const inGroups = (products: ReadonlyArray<Product>) =>
  Array.from({ length: Math.ceil(products.length / groupSize) }, (_, group) =>
    products.slice(group * groupSize, (group + 1) * groupSize),
  )

/**
 * Tiles beside and below each other. They are one list in groups, so that the browser lays out those below the window when
 * they come near it: tiles whose rows share their lines can only wait together.
 */
export const Tiles = ({
  eager = 0,
  heading = "h2",
  marketName,
  products,
  selection = false,
  variant = "full",
}: TilesProps) => (
  <div role="list" className={styles["list"]}>
    {inGroups(products).map((group, groupIndex) => (
      <div
        key={group[0]?.articleId}
        className={selection ? `${styles["grid"]} ${styles["row"]}` : styles["grid"]}
        data-below={groupIndex > 0 ? "" : undefined}
      >
        {group.map((product, index) => (
          <div key={product.articleId} role="listitem" className={styles["item"]}>
            <Tile
              product={product}
              variant={variant}
              marketName={marketName}
              eager={groupIndex === 0 && index < eager}
              heading={heading}
            />
          </div>
        ))}
      </div>
    ))}
  </div>
)

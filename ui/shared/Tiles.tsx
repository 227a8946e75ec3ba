import type { Product } from "@heimwerk/core/product/Product.ts"
import type { TileVariant } from "@heimwerk/core/product/tile.ts"

import { Tile } from "./Tile.tsx"
import styles from "./Tiles.module.css"

export interface TilesProps {
  readonly products: ReadonlyArray<Product>
  readonly marketName?: string | undefined
  /** Number of tiles at the start whose pictures load first, because they are visible without scrolling. */
  readonly first?: number
  readonly heading?: "h2" | "h3"
  readonly variant?: TileVariant
  /** Whether the grid is a selection of four or eight tiles, and not a page of a list. */
  readonly selection?: boolean
}

/**
 * Number of tiles in a group. 12 is divisible by 1, 2, 3 and 4 columns, so that full groups consist of full
 * rows. The styles estimate the height of a full group.
 */
const groupSize = 12

/** Number of tiles in a part of a group. Narrow windows show one or two columns, so full parts consist of full rows. */
const partSize = 4

const inSlices = (products: ReadonlyArray<Product>, size: number) =>
  Array.from({ length: Math.ceil(products.length / size) }, (_, slice) =>
    products.slice(slice * size, (slice + 1) * size),
  )

/**
 * A grid of product tiles. The browser skips the layout of tiles outside the window (`content-visibility`).
 * It does this for groups of tiles, because single tiles of a row share grid lines. In narrow windows it also
 * does this for parts of a group, because such a window shows only two to four tiles.
 */
export const Tiles = ({
  first = 0,
  heading = "h2",
  marketName,
  products,
  selection = false,
  variant = "full",
}: TilesProps) => (
  <div role="list" className={styles["list"]}>
    {inSlices(products, groupSize).map((group, groupIndex) => (
      <div
        key={group[0]?.articleId}
        className={selection ? `${styles["grid"]} ${styles["row"]}` : styles["grid"]}
        data-below={groupIndex > 0 && group.length === groupSize ? "" : undefined}
      >
        {inSlices(group, partSize).map((part, partIndex) => (
          <div
            key={part[0]?.articleId}
            className={styles["part"]}
            data-below={groupIndex + partIndex > 0 && part.length === partSize ? "" : undefined}
          >
            {part.map((product, index) => (
              <div key={product.articleId} role="listitem" className={styles["item"]}>
                <Tile
                  product={product}
                  variant={variant}
                  marketName={marketName}
                  first={groupIndex * groupSize + partIndex * partSize + index < first}
                  heading={heading}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    ))}
  </div>
)

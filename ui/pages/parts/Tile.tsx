import type { Product } from "@heimwerk/core/product/Product.ts"

import { TileAddButton } from "../../features/basket/TileAddButton.tsx"
import { PriceBlock } from "../../features/price/PriceBlock.tsx"
import { ProductFlags } from "../../features/price/ProductFlags.tsx"
import { ProductTile } from "../../features/product/ProductTile.tsx"
import { HeartButton } from "../../features/wishlist/HeartButton.tsx"

interface TileProps {
  readonly product: Product
  readonly marketName?: string | undefined
  readonly eager?: boolean
  readonly heading?: "h2" | "h3"
}

/** A product tile with its price, flags, heart and button. */
export const Tile = ({ eager = false, heading = "h2", marketName, product }: TileProps) => (
  <ProductTile
    product={product}
    marketName={marketName}
    eager={eager}
    heading={heading}
    flags={<ProductFlags product={product} />}
    heart={<HeartButton product={product} />}
    price={<PriceBlock price={product.price} size="tile" />}
    action={<TileAddButton product={product} />}
  />
)

import { indicator } from "@heimwerk/core/product/availability.ts"
import { priceType } from "@heimwerk/core/product/priceType.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { TileVariant } from "@heimwerk/core/product/tile.ts"

import { TileAddButton } from "../features/basket/TileAddButton.tsx"
import { PriceBlock } from "../features/price/PriceBlock.tsx"
import { ProductFlags } from "../features/price/ProductFlags.tsx"
import { ProductTile } from "../features/product/ProductTile.tsx"
import { WishlistToggle } from "../features/wishlist/WishlistToggle.tsx"
import { useShop } from "../layout/useShop.ts"
import { useHoldsCard } from "./useHoldsCard.ts"

interface TileProps {
  readonly product: Product
  readonly variant?: TileVariant
  readonly marketName?: string | undefined
  readonly first?: boolean
  readonly heading?: "h2" | "h3"
}

/**
 * A product tile with the parts of other features: price, flags, wishlist toggle and add-to-basket button. The
 * variant decides which of them it shows. The highlighted variant has the link 'Zum Produkt'.
 */
export const Tile = ({ first = false, heading = "h2", marketName, product, variant = "full" }: TileProps) => (
  <ProductTile
    product={product}
    variant={variant}
    marketName={marketName}
    pickup={useShop().market?.pickup[indicator(product.availability)]}
    first={first}
    heading={heading}
    flags={<ProductFlags product={product} />}
    wishlistToggle={<WishlistToggle product={product} />}
    price={
      <PriceBlock
        price={product.price}
        size="tile"
        type={priceType({ ...product, variant })}
        holdsCard={useHoldsCard()}
      />
    }
    action={<TileAddButton product={product} />}
    cta={variant === "highlight" ? { href: product.link, text: "Zum Produkt" } : undefined}
  />
)

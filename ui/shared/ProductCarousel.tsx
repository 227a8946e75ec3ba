import { carouselLabels, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { timings } from "@heimwerk/core/timings.ts"

import { Carousel } from "../widgets/Carousel.tsx"
import { Tile } from "./Tile.tsx"

interface ProductCarouselProps {
  readonly products: ReadonlyArray<Product>
  readonly marketName?: string | undefined
  /** Topic of the carousel, for its accessible name on a page with several carousels. */
  readonly title?: string
}

const inView = { desktop: 4, tablet: 3, mobile: 2 } as const

/**
 * A carousel of articles. The window's width decides how many are visible (storefront 9; forms and markets
 * 2.5, 9, product carousel).
 */
export const ProductCarousel = ({ marketName, products, title }: ProductCarouselProps) => (
  <Carousel
    label={title === undefined ? carouselLabels.slider : `${title}: ${carouselLabels.slider}`}
    arrows={carouselLabels}
    swipeThreshold={swipeThresholds.carousel}
    transition={timings.productCarousel}
    responsive={inView}
    slides={products.map((product) => ({
      key: product.articleId,
      content: <Tile product={product} marketName={marketName} heading="h3" />,
    }))}
  />
)

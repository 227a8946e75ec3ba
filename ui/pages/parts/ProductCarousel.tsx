import { carouselLabels, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { timings } from "@heimwerk/core/timings.ts"

import { Carousel } from "../../widgets/Carousel.tsx"
import styles from "./ProductCarousel.module.css"
import { Tile } from "./Tile.tsx"

interface ProductCarouselProps {
  readonly products: ReadonlyArray<Product>
  readonly marketName?: string | undefined
}

const inView = { desktop: 4, tablet: 3, mobile: 2 } as const

/** Articles side by side, as many as the window has room for (storefront 9, product carousel). */
export const ProductCarousel = ({ marketName, products }: ProductCarouselProps) => (
  <Carousel
    label={carouselLabels.slider}
    arrows={{ next: carouselLabels.next, previous: carouselLabels.previous }}
    swipeThreshold={swipeThresholds.carousel}
    transition={timings.productCarousel}
    responsive={inView}
    slides={products.map((product) => ({
      key: product.articleId,
      content: (
        <div className={styles["slide"]}>
          <Tile product={product} marketName={marketName} heading="h3" />
        </div>
      ),
    }))}
  />
)

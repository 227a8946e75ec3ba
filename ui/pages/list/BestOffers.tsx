import { carouselLabels, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import { timings } from "@heimwerk/core/timings.ts"

import { Tile } from "../../shared/Tile.tsx"
import { Tiles } from "../../shared/Tiles.tsx"
import { Carousel } from "../../widgets/Carousel.tsx"
import styles from "./BestOffers.module.css"
import type { OffersData } from "./loadOffers.ts"

const inView = { desktop: 3, tablet: 2, mobile: 1 } as const

/**
 * The best offers above the list of all offers: highlighted tiles in an infinite carousel, and pictures with
 * prices (storefront 2, product tile).
 */
export const BestOffers = ({
  highlights,
  marketName,
  pictures,
}: Pick<OffersData, "highlights" | "marketName" | "pictures">) => (
  <div className={styles["best"]}>
    <h2>Top-Angebote</h2>
    <Carousel
      label={`Top-Angebote: ${carouselLabels.slider}`}
      infinite
      arrows={carouselLabels}
      swipeThreshold={swipeThresholds.carousel}
      transition={timings.galleryCarousel}
      responsive={inView}
      slides={highlights.map((product) => ({
        key: product.articleId,
        content: <Tile product={product} marketName={marketName} variant="highlight" heading="h3" />,
      }))}
    />
    {pictures.length === 0 ? null : (
      <>
        <h2>Weitere Top-Angebote</h2>
        <Tiles products={pictures} variant="picture-only" heading="h3" selection />
      </>
    )}
    <h2>Alle Angebote</h2>
  </div>
)

import { carouselLabels, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import { carouselError } from "@heimwerk/core/navigation/carouselConfiguration.ts"
import { timings } from "@heimwerk/core/timings.ts"

import { Carousel, type Slide } from "../../widgets/Carousel.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { ScrollRow } from "../../widgets/ScrollRow.tsx"
import { Sample } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"

const cards = (count: number): ReadonlyArray<Slide> =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <a className={styles["card"]} href="/">{`Karte ${index + 1}`}</a>,
  }))

const four = { desktop: 4, tablet: 3, mobile: 2 } as const
const one = { desktop: 1, tablet: 1, mobile: 1 } as const
const arrows = { next: "Weiter", previous: "Zurück" }
const brands = [
  "Alpina",
  "Bergmann",
  "Dachfix",
  "Eichwald",
  "Falkner",
  "Gartenlust",
  "Hartholz",
  "Isoplan",
  "Kernbau",
]
const wrong = carouselError({ responsive: four, partialVisible: true, centerMode: true })

export const CarouselSamples = () => (
  <>
    <Sample name="Produkte: springt, mit Pfeilen">
      <Carousel
        label={carouselLabels.slider}
        arrows={carouselLabels}
        slides={cards(9)}
        responsive={four}
        transition={timings.productCarousel}
        swipeThreshold={swipeThresholds.carousel}
      />
    </Sample>
    <Sample name="Mit Punkten">
      <Carousel
        label="Ansichten"
        dots
        arrows={arrows}
        slides={cards(9)}
        responsive={four}
        transition={timings.multiCarousel}
      />
    </Sample>
    <Sample name="Endlos, spielt von allein">
      <Carousel
        label="Endlose Bilder"
        infinite
        autoplay={timings.autoplay}
        arrows={arrows}
        slides={cards(4)}
        responsive={one}
        transition={timings.galleryCarousel}
        swipeThreshold={swipeThresholds.gallery}
      />
    </Sample>
    <Sample name="Angeschnitten">
      <Carousel label="Angeschnittene Karten" partial arrows={arrows} slides={cards(9)} responsive={four} />
    </Sample>
    <Sample name="In der Mitte">
      <Carousel
        label="Karten in der Mitte"
        center
        infinite
        arrows={arrows}
        slides={cards(9)}
        responsive={four}
      />
    </Sample>
    <Sample name="Alles passt ins Bild">
      <Carousel label="Zwei Karten" arrows={arrows} slides={cards(2)} responsive={four} />
    </Sample>
    <Sample name="Falsch eingerichtet: bleibt eine Liste">
      <Notice kind="info">{wrong}</Notice>
      <Carousel label="Liste" error={wrong} arrows={arrows} slides={cards(9)} responsive={four} />
    </Sample>
    <Sample name="Einfach: eine Reihe, die um 200 px rückt">
      <ScrollRow
        label="Marken"
        arrows={{ next: "Weitere Marken", previous: "Vorige Marken" }}
        items={brands.map((brand) => ({
          key: brand,
          content: (
            <a className={styles["chip"]} href="/">
              {brand}
            </a>
          ),
        }))}
      />
    </Sample>
  </>
)

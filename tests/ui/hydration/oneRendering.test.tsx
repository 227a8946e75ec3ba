// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { carouselLabels } from "@heimwerk/core/navigation/carousel.ts"
import { cleanup } from "@testing-library/react"
import { Profiler, type ReactNode } from "react"

import { BuyBox } from "../../../ui/features/basket/BuyBox.tsx"
import { PlaceForm } from "../../../ui/features/market/PlaceForm.tsx"
import { usePositionSearch } from "../../../ui/features/market/usePositionSearch.ts"
import { Gallery } from "../../../ui/features/product/gallery/Gallery.tsx"
import { Carousel } from "../../../ui/widgets/Carousel.tsx"
import { someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const article: ProductDetail = { ...someArticle(), availability: ["0", "1"] }
const slides = ["Hammer", "Säge"].map((name) => ({ key: name, content: name }))

const MarketSearch = () => <PlaceForm id="ort" query="Köln" position={usePositionSearch()} />

const parts: Readonly<Record<string, () => ReactNode>> = {
  "buy box": () => (
    <BuyBox product={article} marketName={undefined} marketLink="Markt wählen" shipping="" pickup="" />
  ),
  "market search": () => <MarketSearch />,
  gallery: () => <Gallery items={article.gallery} name={article.name} />,
  carousel: () => (
    <Carousel
      label="Produkte"
      slides={slides}
      responsive={{ desktop: 1, tablet: 1, mobile: 1 }}
      arrows={carouselLabels}
      transition={timings.productCarousel}
    />
  ),
}

describe("the first rendering of a part of a page", () => {
  it.each(Object.entries(parts))(
    "the first rendering of the %s is not followed by a second one in the same task, which would block a slow telephone",
    (_name, show) => {
      const phases: Array<string> = []
      renderInShop(
        <Profiler id="part" onRender={(_id, phase) => phases.push(phase)}>
          {show()}
        </Profiler>,
      )
      assert.include(phases, "mount")
      assert.notInclude(phases, "nested-update")
    },
  )
})

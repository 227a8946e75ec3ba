import type { UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect, useState } from "react"

interface CarouselPosition {
  readonly count: number
  readonly selected: number
  readonly hasNext: boolean
  readonly hasPrevious: boolean
}

const nowhere: CarouselPosition = { count: 0, selected: 0, hasNext: false, hasPrevious: false }

/** The position of a carousel, updated from Embla's events. */
export const useCarouselPosition = (api: UseEmblaCarouselType[1]): CarouselPosition => {
  const [position, setPosition] = useState(nowhere)
  useEffect(() => {
    if (api === undefined) return undefined
    const read = () =>
      setPosition({
        count: api.scrollSnapList().length,
        selected: api.selectedScrollSnap(),
        hasNext: api.canScrollNext(),
        hasPrevious: api.canScrollPrev(),
      })
    read()
    api.on("select", read).on("reInit", read)
    return () => {
      api.off("select", read).off("reInit", read)
    }
  }, [api])
  return position
}

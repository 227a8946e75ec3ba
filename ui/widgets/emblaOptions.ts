import type useEmblaCarousel from "embla-carousel-react"

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface Movement {
  readonly center: boolean
  readonly dots: boolean
  readonly infinite: boolean
  readonly transition: number
}

/** A transition that is over before it can be seen: the slides are just there. */
export const isJump = (millis: number): boolean => millis < 100

/**
 * Embla moves like a spring and takes no milliseconds: its `duration` of n brings a slide within 1 % of its place after about
 * 36 n ms. Below 14 the spring would swing over.
 */
const springFor = (millis: number): number => Math.max(14, millis / 36)

/** A carousel's movement in Embla's words. */
export const emblaOptions = ({ center, dots, infinite, transition }: Movement): EmblaOptions => ({
  align: center ? "center" : "start",
  containScroll: center ? false : "trimSnaps",
  duration: springFor(transition),
  loop: infinite,
  slidesToScroll: dots ? "auto" : 1,
})

import type useEmblaCarousel from "embla-carousel-react"

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface Movement {
  readonly center: boolean
  readonly dots: boolean
  readonly infinite: boolean
  readonly transition: number
}

/** Transitions under 100 ms are jumps without an animation. */
export const isJump = (millis: number): boolean => millis < 100

/**
 * Embla animates with a spring: a `duration` of n brings a slide within 1 % of its place after about 36 n
 * ms. Below 14 the spring overshoots.
 */
const springFor = (millis: number): number => Math.max(14, millis / 36)

/** Converts a carousel's movement to Embla options. */
export const emblaOptions = ({ center, dots, infinite, transition }: Movement): EmblaOptions => ({
  align: center ? "center" : "start",
  containScroll: center ? false : "trimSnaps",
  duration: springFor(transition),
  loop: infinite,
  slidesToScroll: dots ? "auto" : 1,
})

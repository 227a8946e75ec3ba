import type useEmblaCarousel from "embla-carousel-react"

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface Movement {
  readonly center: boolean
  readonly dots: boolean
  readonly infinite: boolean
  readonly transition: number
}

/** Whether a move of this duration is a jump without an animation: below 100 ms. */
export const isJump = (millis: number): boolean => millis < 100

/**
 * Converts a duration in ms to Embla's `duration`. Embla animates with a spring: a `duration` of n brings a
 * slide within 1 % of its target after about 36 n ms. Below 14 the spring overshoots.
 */
const springFor = (millis: number): number => Math.max(14, millis / 36)

/** Converts the options of a carousel to Embla's options. */
export const emblaOptions = ({ center, dots, infinite, transition }: Movement): EmblaOptions => ({
  align: center ? "center" : "start",
  containScroll: center ? false : "trimSnaps",
  duration: springFor(transition),
  loop: infinite,
  slidesToScroll: dots ? "auto" : 1,
})

/** The part of a carousel's configuration that is validated (forms and markets 3.6). */
export interface CarouselConfiguration {
  readonly responsive?: unknown
  readonly partialVisible?: boolean
  readonly centerMode?: boolean
  readonly ssr?: boolean
}

/**
 * Returns the error in a carousel's configuration for developers, or `undefined` (storefront 5; forms and
 * markets 4.6). The first matching row applies:
 *
 * | configuration | error |
 * |---|---|
 * | partial visibility and center mode | they exclude each other |
 * | server rendering without responsive | responsive is required |
 * | no responsive | responsive is required |
 * | responsive is not an object | responsive must be an object |
 */
export const carouselError = (configuration: CarouselConfiguration): string | undefined => {
  const { centerMode, partialVisible, responsive, ssr } = configuration
  if (partialVisible === true && centerMode === true)
    return "center mode can not be used at the same time with partialVisible"
  if (responsive === undefined || responsive === null)
    return ssr === true
      ? "ssr mode need to be used in conjunction with responsive prop"
      : "Responsive prop is needed for deciding the amount of items to show on the screen"
  return typeof responsive === "object" ? undefined : "responsive prop must be an object"
}

import { measures } from "../measures.ts"

/** The layouts a carousel is made for (forms and markets 2.5). */
export type CarouselDevice = "mobile" | "tablet" | "desktop"

const { breakpoints, carouselDesktop } = measures

/** The widths of the window in CSS pixels, both ends included, that each layout is for (forms and markets 2.5 and 9). */
export const carouselWidths: Readonly<
  Record<CarouselDevice, { readonly min: number; readonly max: number }>
> = {
  desktop: { min: breakpoints.l, max: carouselDesktop },
  tablet: { min: breakpoints.s, max: breakpoints.l - 1 },
  mobile: { min: 0, max: breakpoints.s - 1 },
}

/** The layout for a window of that width; above the widest desktop the desktop's. */
export const carouselDevice = (windowWidth: number): CarouselDevice => {
  if (windowWidth >= carouselWidths.desktop.min) return "desktop"
  return windowWidth >= carouselWidths.tablet.min ? "tablet" : "mobile"
}

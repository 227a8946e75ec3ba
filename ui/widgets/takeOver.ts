/**
 * Hands a scrolling list over to Embla without a visible jump.
 *
 * @returns index of the first visible slide, or of the first view when whole views move
 */
export const takeOver = (viewport: HTMLElement, wholeViews: boolean): number => {
  const slide = viewport.querySelector("li")
  const width = (wholeViews ? viewport.clientWidth : slide?.getBoundingClientRect().width) ?? 0
  const index = width === 0 ? 0 : Math.round(viewport.scrollLeft / width)
  viewport.dataset["live"] = ""
  viewport.scrollLeft = 0
  return index
}

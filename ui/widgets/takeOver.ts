/**
 * Makes a list that scrolls into one that Embla moves, without a step in between.
 *
 * @returns the first slide in view, or the first view where whole views are moved
 */
export const takeOver = (viewport: HTMLElement, wholeViews: boolean): number => {
  const slide = viewport.querySelector("li")
  const width = (wholeViews ? viewport.clientWidth : slide?.getBoundingClientRect().width) ?? 0
  const index = width === 0 ? 0 : Math.round(viewport.scrollLeft / width)
  viewport.dataset["live"] = ""
  viewport.scrollLeft = 0
  return index
}

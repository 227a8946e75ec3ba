import { headerAfterScroll, topHeader } from "@heimwerk/core/navigation/header.ts"

/** Something of the header is in use: the focus is in it, or something of it lies over the page. */
const isUsed = (header: HTMLElement) =>
  header.contains(document.activeElement) ||
  header.querySelector("details[open], [aria-expanded='true']") !== null

/**
 * Hides the header on the way down and shows it on the way up (storefront 2 and 9, header), but never while it is used, and
 * always when the focus comes to it. What sticks to the top of a page, and what the browser scrolls to, stays below its height,
 * which is measured here. Returns a way to stop.
 */
export const hideOnScroll = (header: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  // Below this width nothing sticks to the header: a telephone is spared new styles for every element of the page.
  const somethingSticks = matchMedia("(width >= 768px)")
  let state = { ...topHeader, turn: scrollY }
  const show = (next: typeof state) => {
    const hasChanged = next.isVisible !== state.isVisible
    state = next
    if (hasChanged) header.toggleAttribute("data-hidden", !next.isVisible)
  }
  const scrolled = () => show(headerAfterScroll(state, scrollY, !isUsed(header)))
  const focused = () => show({ isVisible: true, turn: scrollY })
  const sized = new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`
    style.scrollPaddingTop = `calc(${height} + var(--space-4))`
    if (somethingSticks.matches) style.setProperty("--header-height", height)
  })

  sized.observe(header)
  addEventListener("scroll", scrolled, { passive: true })
  header.addEventListener("focusin", focused)
  return () => {
    sized.disconnect()
    removeEventListener("scroll", scrolled)
    header.removeEventListener("focusin", focused)
  }
}

import { headerReducer, initialHeader } from "@heimwerk/core/navigation/header.ts"

/** Whether the header is in use: it contains the focus, or one of its flyouts or menus is open. */
const isUsed = (header: HTMLElement) =>
  header.contains(document.activeElement) ||
  header.querySelector("details[open], [aria-expanded='true']") !== null

/**
 * Hides the header when the visitor scrolls down and shows it when the visitor scrolls up (storefront 2 and
 * 9, header). The header stays visible while it is in use. Also publishes the header's height, which offsets
 * sticky elements and scroll targets. Returns the function that unsubscribes.
 */
export const hideOnScroll = (header: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  // Below 768 px no element sticks to the header, so the header's height is not published. This saves a style
  // recalculation of the whole page on telephones.
  const somethingSticks = matchMedia("(width >= 48em)")
  let state = { ...initialHeader, turn: scrollY }
  const show = (next: typeof state) => {
    state = next
    header.toggleAttribute("data-hidden", !next.isVisible)
  }
  const scrolled = () => show(headerReducer(state, scrollY, !isUsed(header)))
  const focused = () => show({ isVisible: true, turn: scrollY })
  const sized = new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`
    // In low windows, the paddings at both edges must leave room for a focused element.
    style.scrollPaddingTop = `min(${height} + var(--space-4), 50dvh)`
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

import { whenIdle } from "./whenIdle.ts"

/**
 * Parts below the first window (`data-below`, theme/base.css) cost the first paint nothing: they are laid out when they come
 * near the window. When the page is at rest this lays out the others too, one after the other, so that nobody waits for them
 * who jumps to the end, searches the page or takes a picture of all of it.
 */
export const layOutBelow = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const next = () => {
    const part = waiting.shift()
    if (part === undefined) return
    part.style.contentVisibility = "visible"
    whenIdle(next)
  }
  whenIdle(next)
}

import { painted } from "./painted.ts"
import { whenIdle } from "./whenIdle.ts"
import { whenUsed } from "./whenUsed.ts"

/**
 * Parts below the first window (`data-below`, theme/base.css) cost the first paint nothing: they are laid out when they come
 * near the window. For a visitor who uses the page this lays out the others too, one in a frame, so that nobody waits for them
 * who jumps to the end or searches the page.
 */
export const layOutBelow = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const next = async () => {
    await painted()
    const part = waiting.shift()
    if (part === undefined) return
    part.style.contentVisibility = "visible"
    soon()
  }
  const soon = () => whenIdle(() => void next())
  whenUsed(soon)
}

import { afterPaint } from "./afterPaint.ts"
import { onIdle } from "./onIdle.ts"
import { onFirstUse } from "./onFirstUse.ts"

/**
 * Parts below the first window (`data-below`, theme/base.css) cost the first paint nothing: they are laid out when they come
 * near the window. For a visitor who uses the page this lays out the others too, one in a frame, so that nobody waits for them
 * who jumps to the end or searches the page.
 */
export const renderBelowFold = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const next = async () => {
    await afterPaint()
    const part = waiting.shift()
    if (part === undefined) return
    part.style.contentVisibility = "visible"
    soon()
  }
  const soon = () => onIdle(() => void next())
  onFirstUse(soon)
}

import { afterPaint } from "./afterPaint.ts"
import { onIdle } from "./onIdle.ts"
import { onFirstUse } from "./onFirstUse.ts"

/**
 * Renders the elements that are only visible after scrolling (`data-below`, theme/base.css). The browser
 * skips their layout until they are near the window. After the first use of the page, this renders one such
 * element per idle period, so that jumping to the end of the page and find-in-page work.
 */
export const renderBelowFold = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const renderNext = async () => {
    await afterPaint()
    const element = waiting.shift()
    if (element === undefined) return
    element.style.contentVisibility = "visible"
    schedule()
  }
  const schedule = () => onIdle(() => void renderNext())
  onFirstUse(schedule)
}

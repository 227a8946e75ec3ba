import type { Page } from "playwright-core"

/**
 * Runs in the page. Returns the focused element if a fixed or sticky element covers a part of it, or if its middle is
 * outside of the window.
 */
const coveredElement = (): string | undefined => {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined

  const layerOf = (at: Element | null): Element | null =>
    at === null || /fixed|sticky/u.test(getComputedStyle(at).position) ? at : layerOf(at.parentElement)

  const { bottom, left, right, top } = element.getBoundingClientRect()
  const described = `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)} px`
  const middle = (top + bottom) / 2
  if (bottom - top < innerHeight && (middle < 0 || middle > innerHeight)) return described
  const first = Math.max(top, 0) + 2
  const last = Math.min(bottom, innerHeight) - 2
  for (const y of [first, (first + last) / 2, last]) {
    const layer = layerOf(document.elementFromPoint((left + right) / 2, y))
    if (layer !== null && !layer.contains(element)) return described
  }
  return undefined
}

/**
 * Presses Tab repeatedly and returns the focused elements that a fixed or sticky element covers in part, or that are
 * outside of the window.
 */
export const coveredFocus = async (page: Page, presses: number): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab")
    const covered = await page.evaluate(coveredElement)
    if (covered !== undefined) found.push(covered)
  }
  return found
}

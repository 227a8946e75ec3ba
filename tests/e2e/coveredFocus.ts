import type { Page } from "playwright-core"

/** Runs in the page. Returns the focused element if a fixed or sticky element covers a part of it. */
const coveredElement = (): string | undefined => {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined

  const layerOf = (at: Element | null): Element | null =>
    at === null || /fixed|sticky/u.test(getComputedStyle(at).position) ? at : layerOf(at.parentElement)

  const { bottom, left, right, top } = element.getBoundingClientRect()
  const first = Math.max(top, 0) + 2
  const last = Math.min(bottom, innerHeight) - 2
  for (const y of [first, (first + last) / 2, last]) {
    const layer = layerOf(document.elementFromPoint((left + right) / 2, y))
    if (layer !== null && !layer.contains(element))
      return `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)} px`
  }
  return undefined
}

/** Presses Tab repeatedly and returns the focused elements that a fixed or sticky element covers in part. */
export const coveredFocus = async (page: Page, presses: number): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab")
    const covered = await page.evaluate(coveredElement)
    if (covered !== undefined) found.push(covered)
  }
  return found
}

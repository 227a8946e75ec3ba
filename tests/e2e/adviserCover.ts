import type { Page } from "playwright-core"

import { resize } from "./scrolling.ts"

/**
 * Runs in the page. Scrolls down and up in steps of 300 px. Returns the controls and texts that the avatar
 * button covers.
 */
const beneathAdviser = async (): Promise<ReadonlyArray<string>> => {
  const button = document.querySelector<HTMLElement>("#root aside button[aria-expanded]")
  if (button === null) return ["The page has no adviser."]
  const found = new Set<string>()

  const hasTextAt = (node: Node, x: number, y: number) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return (
      node.nodeType === Node.TEXT_NODE &&
      [...range.getClientRects()].some(
        ({ bottom, left, right, top }) => x >= left && x <= right && y >= top && y <= bottom,
      )
    )
  }
  const look = () => {
    const { bottom, left, right, top } = button.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight) return
    const points: Array<readonly [x: number, y: number]> = []
    for (let x = left + 2; x < right; x += 8)
      for (let y = top + 2; y < bottom; y += 8)
        // Counts only points at which the button is on top: a dialog or menu above the button is not covered.
        if (button.contains(document.elementFromPoint(x, y))) points.push([x, y])
    button.style.display = "none"
    for (const [x, y] of points) {
      const element = document.elementFromPoint(x, y)
      const control = element?.closest("a, button, input, select, textarea, summary")
      const texts = [...(element?.childNodes ?? [])].filter((node) => hasTextAt(node, x, y))
      for (const node of [...texts, ...(control ? [control] : [])])
        found.add(
          `scrolled to ${Math.round(scrollY)}: ${node.textContent?.trim() || String(control?.outerHTML)}`,
        )
    }
    button.style.display = ""
  }

  const steps = Math.ceil(document.documentElement.scrollHeight / 300)
  const down = Array.from({ length: steps }, (_, step) => step * 300)
  for (const top of [...down, ...down.toReversed()]) {
    scrollTo({ top, behavior: "instant" })
    // The header reacts to the scroll event of the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    look()
  }
  return [...found]
}

/**
 * Returns the controls and texts that the avatar button covers anywhere on the page, at the given window
 * widths in px.
 */
export const coveredByAdviser = async (
  page: Page,
  widths: ReadonlyArray<number>,
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const width of widths) {
    await resize(page, width)
    let covered = await page.evaluate(beneathAdviser)
    // Container queries react some frames after a change of the window width.
    for (let attempt = 0; attempt < 4 && covered.length > 0; attempt++)
      covered = await page.evaluate(beneathAdviser)
    found.push(...covered.map((text) => `${width} px, ${text}`))
  }
  return found
}

import type { Page } from "playwright-core"

import { resize } from "./scrolling.ts"

/**
 * Runs in the page. Returns texts and controls that overlap each other, and texts that wrap in a box with
 * room for fewer than `letters` letters per line. A layer (a dialog, a menu, a flyout) may overlap the page
 * below it. Everything behind a modal dialog is ignored.
 */
const crowding = (letters = 8): ReadonlyArray<string> => {
  interface Box {
    readonly element: Element
    readonly name: string
    readonly layer: Element | null
    readonly rect: { left: number; right: number; top: number; bottom: number }
  }

  const isControl = (element: Element) => element.matches("a, button, input, select, textarea, summary")

  /**
   * Returns the element itself or its nearest ancestor that lies above the page: a fixed element, a dialog or
   * popover, or an absolute element with a z-index above 0.
   */
  const layerOf = (element: Element | null): Element | null => {
    if (element === null) return null
    const { position } = getComputedStyle(element)
    const isLayer = position === "fixed" || element.matches("dialog, [role=dialog], [popover]")
    const isPopup = position === "absolute" && Number(getComputedStyle(element).zIndex) > 0
    return isLayer || isPopup ? element : layerOf(element.parentElement)
  }

  /** The visible part of a rectangle, after the clipping of its ancestors. */
  const clipped = (rect: DOMRect, from: Element | null): Box["rect"] | undefined => {
    let { bottom, left, right, top } = rect
    for (let at = from; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== "none") return undefined
      const frame = at.getBoundingClientRect()
      if (style.overflowX !== "visible") {
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
      }
      if (style.overflowY !== "visible") {
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
      if (style.position === "fixed") break
    }
    return right - left > 2 && bottom - top > 2 ? { bottom, left, right, top } : undefined
  }

  const isShown = (element: Element) =>
    element.closest("[inert], [aria-hidden=true]") === null &&
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })

  const textOf = (node: Node) => (node.textContent ?? "").replaceAll(/\s+/gu, " ").trim()

  const texts: Array<{ node: Node; element: Element }> = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const element = node.parentElement
    if (element !== null && textOf(node) !== "" && isShown(element)) texts.push({ node, element })
  }

  /** The box whose width makes a text wrap. */
  const blockOf = (element: Element): Element =>
    /inline|contents/u.test(getComputedStyle(element).display) && element.parentElement !== null
      ? blockOf(element.parentElement)
      : element

  /** How many letters of a text fit on a line of its box. */
  const roomOf = (element: Element, text: string, rects: ReadonlyArray<DOMRect>) => {
    const block = blockOf(element)
    const { paddingLeft, paddingRight } = getComputedStyle(block)
    const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return width / (rects.reduce((sum, rect) => sum + rect.width, 0) / text.length)
  }

  const boxes: Array<Box> = []
  const columns: Array<string> = []
  for (const { element, node } of texts) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    const layer = layerOf(element)
    for (const rect of rects) {
      // Ignores the top and bottom fifth of each line box, because the box is higher than its letters.
      const inset = rect.height / 5
      const inner = new DOMRect(rect.x, rect.y + inset, rect.width, rect.height - 2 * inset)
      const part = clipped(inner, element)
      if (part !== undefined) boxes.push({ element, name: textOf(node).slice(0, 60), layer, rect: part })
    }
    const isWrapped = new Set(rects.map(({ top }) => Math.round(top))).size > 1
    if (!isWrapped || clipped(range.getBoundingClientRect(), element) === undefined) continue
    const room = roomOf(element, textOf(node), rects)
    if (room < letters)
      columns.push(`narrow: „${textOf(node).slice(0, 60)}“ has room for ${room.toFixed(1)} letters`)
  }

  for (const element of document.querySelectorAll("a, button, input, select, textarea, summary")) {
    if (!isShown(element) || (element instanceof HTMLInputElement && element.type === "hidden")) continue
    const name = `<${element.localName}> ${(element.getAttribute("aria-label") ?? textOf(element)).slice(0, 50)}`
    // A link in a text can wrap, so each of its lines is a box.
    for (const rect of element.getClientRects()) {
      const inset = getComputedStyle(element).display === "inline" ? rect.height / 5 : 1
      const part = clipped(
        new DOMRect(rect.x + 1, rect.y + inset, rect.width - 2, rect.height - 2 * inset),
        element,
      )
      if (part !== undefined) boxes.push({ element, name, layer: layerOf(element), rect: part })
    }
  }

  /**
   * Returns whether a control lies within the bounds of another control. This is intended, as for the button that
   * shows the password within the password field.
   */
  const isInside = (inner: Element, outer: Element) => {
    const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
    return (
      isControl(inner) &&
      isControl(outer) &&
      small.left >= large.left - 1 &&
      small.right <= large.right + 1 &&
      small.top >= large.top - 1 &&
      small.bottom <= large.bottom + 1
    )
  }

  const areRelated = (one: Element, other: Element) =>
    one.contains(other) ||
    other.contains(one) ||
    isInside(one, other) ||
    isInside(other, one) ||
    [one, other].some(
      (element) => element instanceof HTMLInputElement && /radio|checkbox/u.test(element.type),
    )

  const overlaps = new Set<string>()
  boxes.sort((one, other) => one.rect.top - other.rect.top)
  for (const [at, one] of boxes.entries()) {
    for (let next = at + 1; next < boxes.length; next++) {
      const other = boxes[next]
      if (other === undefined || other.rect.top >= one.rect.bottom - 2) break
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
      if (width <= 2 || height <= 2 || one.layer !== other.layer || areRelated(one.element, other.element))
        continue
      overlaps.add(
        `overlap: „${one.name}“ and „${other.name}“ by ${Math.round(width)} × ${Math.round(height)} px`,
      )
    }
  }
  return [...overlaps, ...columns]
}

/**
 * Runs in the page. Lays out the content below the window, which the page would lay out later, and puts sticky
 * bars at their place in the page. At the edge of the window a sticky bar always covers something, and scrolling
 * uncovers it.
 */
const layOutAll = () => {
  for (const part of document.querySelectorAll("[data-below]")) part.removeAttribute("data-below")
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (getComputedStyle(element).position !== "sticky") continue
    element.style.position = "relative"
    element.style.inset = "auto"
  }
}

/**
 * Measures until nothing is crowded, at most 5 times: container queries react some frames after a change of
 * the window width.
 */
const settledCrowding = async (page: Page): Promise<ReadonlyArray<string>> => {
  let found = await page.evaluate(crowding, 8)
  for (let attempt = 0; attempt < 4 && found.length > 0; attempt++) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    found = await page.evaluate(crowding, 8)
  }
  return found
}

/**
 * Returns overlapping boxes and too narrow columns of the page at several window widths. The page keeps its
 * state when the width changes, so pass only widths at which the same steps lead to this state.
 */
export const crowded = async (page: Page, widths: ReadonlyArray<number>): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const width of widths) {
    await resize(page, width)
    await page.evaluate(layOutAll)
    found.push(...(await settledCrowding(page)).map((problem) => `${width} px: ${problem}`))
  }
  return found
}

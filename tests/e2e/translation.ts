import type { Page } from "playwright-core"

import { waitUntilHydrated } from "./visit.ts"

/**
 * Lets the open page be translated as Chromium's translation does it: each text node is replaced by a `font` element
 * with the translated text, now and whenever the page adds a text. The texts stay German here.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translated = new WeakSet<Node>()
    const textsOf = (node: Node) => {
      if (node instanceof Text) return [node]
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
        if (text instanceof Text) texts.push(text)
      return texts
    }
    const replace = (node: Node) => {
      for (const text of textsOf(node)) {
        const isHidden = text.parentElement?.closest("script, style, noscript, textarea, select") !== null
        if (isHidden || translated.has(text) || text.data.trim() === "") continue
        const [outer, inner] = [document.createElement("font"), document.createElement("font")]
        const copy = new Text(text.data)
        translated.add(copy)
        inner.append(copy)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replace(document.body)
    const changes: MutationObserverInit = { childList: true, characterData: true, subtree: true }
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === "childList" ? addedNodes : [target]) replace(node)
    }).observe(document.body, changes)
  })

const linesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    ["header", "main"].flatMap((part) =>
      (document.querySelector<HTMLElement>(part)?.innerText ?? "")
        .split("\n")
        .map((line) => line.replaceAll(/\s+/gu, " ").trim())
        .filter((line) => line !== ""),
    ),
  )

/**
 * Reloads the page without a translation. Returns the lines of header and main part that the translated page did not
 * show.
 */
export const linesMissingBeforeReload = async (page: Page): Promise<ReadonlyArray<string>> => {
  const shown = new Set(await linesOf(page))
  await page.reload()
  await waitUntilHydrated(page)
  return (await linesOf(page)).filter((line) => !shown.has(line))
}

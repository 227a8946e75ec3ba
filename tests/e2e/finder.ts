import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "playwright-core"

import { endAnimations } from "./moving.ts"

/** The dialog of the store finder. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Markt ändern" })
/** The search field of the store finder. */
export const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
/** The market indicator in the header. */
export const indicator = (page: Page) =>
  page.getByRole("banner").locator("summary").filter({ hasText: "Markt" })

/** Opens the store finder from the header and waits until it is usable. */
export const open = async (page: Page) => {
  const hasNone = (await indicator(page).textContent())?.includes("Markt wählen") === true
  await indicator(page).click()
  if (!hasNone)
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Markt (wählen|ändern)$/u })
      .click()
  await field(page).waitFor()
  await dialog(page).getByRole("article").first().waitFor()
}

/**
 * Chooses a market in the list of the store finder and waits until it is the visitor's own market.
 *
 * @param index position of the market in the list, from 0; default: 0
 */
export const chooseMarket = async (page: Page, index = 0) => {
  await dialog(page)
    .getByRole("button", { name: /^Diesen Markt wählen/u })
    .nth(index)
    .click()
  await dialog(page).getByText("Mein Markt", { exact: true }).first().waitFor()
}

/** Searches in the store finder and waits for the list around the result. */
export const search = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press("Enter")
  await dialog(page)
    .getByRole("heading", { name: /^Märkte bei /u })
    .waitFor()
}

/**
 * Returns the accessibility violations that axe finds. First scrolls to the page's top: further down the
 * sticky header may cover half of a control, which axe reports as too small. For the same reason the avatar
 * button is hidden, unless its flyout is open.
 *
 * @param covered selectors of elements that axe ignores, because an open layer covers them
 */
export const violations = async (page: Page, covered: string[] = []): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  const showAvatar = (visibility: "hidden" | "") =>
    page.evaluate((value) => {
      const avatar = document.querySelector<HTMLElement>("#root aside button[aria-expanded=false]")
      if (avatar !== null) avatar.style.visibility = value
    }, visibility)
  await showAvatar("hidden")
  // axe reports wrong colours while an element fades in.
  await page.evaluate(endAnimations)
  // Runs axe in the page and reports only violations. In its default mode axe opens a window per check and
  // transfers all results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  for (const selector of covered) axe.exclude(selector)
  const found = await axe
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  await showAvatar("")
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
}

/** The pins of markets on the map. */
export const pins = (page: Page) => page.locator("button[data-state]")
/** The clusters of the map. */
export const clusters = (page: Page) => page.getByRole("button", { name: /Märkte, Karte hier vergrößern$/u })

/** How many times `tabTo` presses the key before it asks the page whether the element has focus. */
const pressesPerLook = 8

/**
 * Presses a key that moves the focus, by default Tab, until an element has focus. Fails after 200 presses.
 *
 * Asking the page after every press would take four times as much processor time. So the page ignores the key once the
 * element has focus, and further presses change nothing.
 */
export const tabTo = async (page: Page, to: Locator, key = "Tab"): Promise<void> => {
  const hasFocus = () => to.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await hasFocus()); presses += pressesPerLook) {
    if (presses >= 200) throw new Error(`The key ${key} does not come to ${String(to)}.`)
    const stop = await to.evaluateHandle((element) => {
      const ended = new AbortController()
      const ignore = (event: Event) => {
        if (document.activeElement !== element) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      addEventListener("keydown", ignore, { capture: true, signal: ended.signal })
      return ended
    })
    for (let press = 0; press < pressesPerLook; press++) await page.keyboard.press(key)
    await stop.evaluate((ended) => ended.abort())
  }
}

/** Reaches an element by a key that moves the focus, by default Tab. Then presses a key on it, by default Enter. */
export const tabAndPress = async (page: Page, to: Locator, key = "Enter", way = "Tab"): Promise<void> => {
  await tabTo(page, to, way)
  await page.keyboard.press(key)
}

import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "playwright-core"

/** The finder over the page. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Markt ändern" })
/** Its search field. */
export const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
/** The own market in the header. */
export const indicator = (page: Page) =>
  page.getByRole("banner").locator("summary").filter({ hasText: "Markt" })

/** Opens the finder from the header and waits until it can be used. */
export const open = async (page: Page) => {
  await indicator(page).click()
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Markt (wählen|ändern)$/u })
    .click()
  await field(page).waitFor()
  await dialog(page).getByRole("article").first().waitFor()
}

/** Searches and waits for the list around what was found. */
export const search = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press("Enter")
  await dialog(page)
    .getByRole("heading", { name: /^Märkte bei /u })
    .waitFor()
}

/**
 * What axe finds wrong on a page, looked at from its top: further down the header that stays in sight may cover half of
 * something, which axe takes for too small to be hit. For the same reason the resting avatar of the service layer is out of
 * sight, except where it is looked at itself.
 *
 * @param covered what something open lies over at the moment
 */
export const violations = async (page: Page, covered: string[] = []): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  const showAvatar = (visibility: "hidden" | "") =>
    page.evaluate((value) => {
      const avatar = document.querySelector<HTMLElement>("#root aside button[aria-expanded=false]")
      if (avatar !== null) avatar.style.visibility = value
    }, visibility)
  await showAvatar("hidden")
  // In the page itself and for violations alone: the other way opens a window for each look, and writes down all that passes.
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

/** The markets of the map. */
export const pins = (page: Page) => page.locator("button[data-state]")
/** The clusters of the map. */
export const clusters = (page: Page) => page.getByRole("button", { name: /Märkte, Karte hier vergrößern$/u })

/** Goes with the tab key, or back with `Shift+Tab`, until it comes to something; fails when it never does. */
export const tabTo = async (page: Page, to: Locator, key = "Tab"): Promise<void> => {
  for (let presses = 0; presses < 200; presses++) {
    if (await to.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The tab key does not come to ${String(to)}.`)
}

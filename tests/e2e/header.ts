import type { Page } from "playwright-core"

/** The search field of the header once it is in use. */
export const searchField = (page: Page) =>
  page.getByRole("banner").getByRole("combobox", { name: "Produkte suchen" })

/** Goes to the search field and waits for the one with suggestions. */
export const openSearch = async (page: Page) => {
  await page.getByRole("banner").getByLabel("Produkte suchen").last().click()
  await searchField(page).waitFor()
}

/** The suggestions, */
export const suggestions = (page: Page) => page.getByRole("banner").getByRole("option")
/** the row of categories, */
export const categories = (page: Page) => page.getByRole("navigation", { name: "Kategorien" })
/** and the menu beside the page. */
export const menu = (page: Page) => page.getByRole("dialog", { name: "Menü" })

import type { Page } from "playwright-core"

import { waitForFocus } from "./visit.ts"

/** The search field of the header with suggestions. */
export const searchField = (page: Page) =>
  page.getByRole("banner").getByRole("combobox", { name: "Produkte suchen" })

/** Focuses the search field and waits until the field with suggestions has replaced it and has the focus. */
export const openSearch = async (page: Page) => {
  await page.getByRole("banner").getByLabel("Produkte suchen").last().click()
  await waitForFocus(searchField(page))
}

/** The suggestions below the search field. */
export const suggestions = (page: Page) => page.getByRole("banner").getByRole("option")
/** The row of main categories in the header. */
export const categories = (page: Page) => page.getByRole("navigation", { name: "Kategorien" })
/** The off-canvas menu. */
export const menu = (page: Page) => page.getByRole("dialog", { name: "Menü" })

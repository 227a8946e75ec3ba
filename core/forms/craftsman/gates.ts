import type { MarketId } from "../../values/MarketId.ts"
import { wrongFields } from "../contact.ts"
import { missingChoice } from "../missingChoice.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { areaMessage } from "./note.ts"
import { chosenAreas, type Page, pageOf, pages } from "./pages.ts"

/** Returns the chosen market, if it still offers the craftsman service. */
export const chosenMarket = (config: CraftsmanConfig, form: CraftsmanForm): MarketId | undefined =>
  Object.values(config.markets).find((id) => id === form.marketId)

/**
 * Returns whether a page is complete, so that 'Weiter' may leave it (forms and markets 4.1, 5.2). The
 * welcome page needs a configuration with markets and areas. The summary and the completion page are always
 * complete here, see `steps.ts`.
 */
export const passes = (config: CraftsmanConfig, form: CraftsmanForm, page: Page): boolean => {
  switch (page.kind) {
    case "welcome":
      return config.areas.length > 0 && Object.keys(config.markets).length > 0
    case "market":
      return chosenMarket(config, form) !== undefined
    case "rooms":
      return chosenAreas(config, form).length > 0
    case "area":
      return areaMessage(form, page.area) === undefined
    case "contact":
      return wrongFields(form.userData).length === 0
    case "summary":
    case "completion":
      return true
  }
}

/**
 * Returns the index of the last page that an unsent form may show: the first incomplete page, or the
 * summary.
 */
export const furthestPage = (config: CraftsmanConfig, form: CraftsmanForm): number => {
  const all = pages(config, form)
  const closed = all.findIndex((page) => !passes(config, form, page))
  return closed === -1 ? all.length - 2 : closed
}

/**
 * Returns the message shown when 'Weiter' cannot leave the page: nothing is chosen, or the note is missing or
 * too long (forms and markets 5.2). Returns `undefined` for a complete page, and for pages that mark their
 * invalid fields instead.
 */
export const choiceMessage = (config: CraftsmanConfig, form: CraftsmanForm): string | undefined => {
  const page = pageOf(config, form)
  if (page.kind === "area") return areaMessage(form, page.area)
  return page.kind === "rooms" && !passes(config, form, page) ? missingChoice : undefined
}

import { emptyContactData, flagField, wrongFields } from "../contact.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { furthestPage, passes } from "./gates.ts"
import { pageOf, pages, roomsPage } from "./pages.ts"

/** The initial form. */
export const emptyCraftsmanForm: CraftsmanForm = {
  page: 0,
  marketId: "",
  userData: emptyContactData,
  roomIdsSelected: [],
  selectedRoomOptions: [],
  errors: [],
}

const flagged = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const { kind } = pageOf(config, form)
  if (kind === "contact") return { ...form, errors: wrongFields(form.userData) }
  return kind === "market" ? { ...form, errors: flagField(form.errors, "marketId", true) } : form
}

/**
 * Handles 'Weiter': moves to the next page if the condition of this page holds, else marks all its invalid
 * fields (forms and markets 4.1). The summary is left only when the request is accepted, see `sent`.
 */
export const next = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const page = pageOf(config, form)
  if (page.kind === "summary" || page.kind === "completion") return form
  return passes(config, form, page) ? { ...form, page: form.page + 1 } : flagged(config, form)
}

/** Handles 'Zurück': moves to the previous page, except from the first page and from a sent form. */
export const back = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "completion" ? form : { ...form, page: Math.max(0, form.page - 1) }

/**
 * Handles an edit button of the summary: moves to the areas or the contact data. Has no effect on other
 * pages.
 */
export const edit = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  what: "project" | "contact",
): CraftsmanForm => {
  if (pageOf(config, form).kind !== "summary") return form
  return { ...form, page: what === "project" ? roomsPage : form.page - 1 }
}

/** Moves from the summary to the completion page after the request was accepted. */
export const sent = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "summary" ? { ...form, page: form.page + 1 } : form

/** Moves a form to an allowed page: within range, and not after a page whose condition does not hold. */
export const settled = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const inRange = Math.min(Math.max(0, form.page), pages(config, form).length - 1)
  return { ...form, page: Math.min(inRange, furthestPage(config, form)) }
}

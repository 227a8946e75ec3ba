import { emptyContactData, flagField, wrongFields } from "../contact.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { furthestPage, passes } from "./gates.ts"
import { pageOf, pages, roomsPage } from "./pages.ts"

/** The initial craftsman form. */
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
 * Handles 'Weiter': shows the next page if this page is complete. Otherwise the form stays, and the market page
 * and the contact page mark their invalid fields (forms and markets 4.1). The summary is left only when the
 * request has been accepted, see `sent`.
 */
export const next = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const page = pageOf(config, form)
  if (page.kind === "summary" || page.kind === "completion") return form
  return passes(config, form, page) ? { ...form, page: form.page + 1 } : flagged(config, form)
}

/** Handles 'Zurück': shows the previous page. Has no effect on the first page and after the form was sent. */
export const back = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "completion" ? form : { ...form, page: Math.max(0, form.page - 1) }

/**
 * Handles an edit button of the summary: shows the areas or the contact data. Has no effect on other pages.
 */
export const edit = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  what: "project" | "contact",
): CraftsmanForm => {
  if (pageOf(config, form).kind !== "summary") return form
  return { ...form, page: what === "project" ? roomsPage : form.page - 1 }
}

/** Shows the completion page after the request was accepted. */
export const sent = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "summary" ? { ...form, page: form.page + 1 } : form

/**
 * Moves an unsent form to an allowed page: not after the first incomplete page, and not after the summary.
 */
export const settled = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const inRange = Math.min(Math.max(0, form.page), pages(config, form).length - 1)
  return { ...form, page: Math.min(inRange, furthestPage(config, form)) }
}

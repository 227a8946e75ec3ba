import { emptyContactData, flagField, wrongFields } from "../contact.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { furthestPage, passes } from "./gates.ts"
import { pageOf, pages, roomsPage } from "./pages.ts"

/** The form of a customer who has just opened it. */
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
 * 'Weiter': the next page when this one's condition holds, otherwise the same page with all its wrong fields flagged
 * (forms and markets 4.1). It never leaves the summary: that takes an answer to the request, see `sent`.
 */
export const next = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const page = pageOf(config, form)
  if (page.kind === "summary" || page.kind === "completion") return form
  return passes(config, form, page) ? { ...form, page: form.page + 1 } : flagged(config, form)
}

/** 'Zurück': the page before, at least the first. A request that was sent stays sent. */
export const back = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "completion" ? form : { ...form, page: Math.max(0, form.page - 1) }

/** An edit button of the summary: to the areas or to the contact data. On other pages there is none. */
export const edit = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  what: "project" | "contact",
): CraftsmanForm => {
  if (pageOf(config, form).kind !== "summary") return form
  return { ...form, page: what === "project" ? roomsPage : form.page - 1 }
}

/** The request was accepted: the completion. Only a summary can be sent. */
export const sent = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm =>
  pageOf(config, form).kind === "summary" ? { ...form, page: form.page + 1 } : form

/** A form on a page it may show: within the pages, and not behind a page whose condition does not hold (any more). */
export const settled = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanForm => {
  const inRange = Math.min(Math.max(0, form.page), pages(config, form).length - 1)
  return { ...form, page: Math.min(inRange, furthestPage(config, form)) }
}

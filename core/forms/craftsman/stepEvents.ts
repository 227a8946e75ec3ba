import type { DataLayerEvent } from "../../tracking/events.ts"
import type { FormState } from "../FormState.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { type Page, pageOf } from "./pages.ts"

const events = {
  market: "hws_form_market",
  rooms: "hws_form_areas",
  area: "hws_form_area",
  contact: "hws_form_contact",
  summary: "hws_form_summary",
} as const satisfies Readonly<Record<Exclude<Page["kind"], "welcome" | "completion">, string>>

type Shown = Pick<FormState<CraftsmanForm, CraftsmanConfig>, "config" | "form" | "requestId">

/** Returns the current page, or `undefined` before the configuration is loaded. */
const shownPage = ({ config, form }: Shown): Page | undefined =>
  config.kind === "ready" ? pageOf(config.config, form) : undefined

/**
 * Returns the data layer events of a change of the craftsman form (forms and markets 4.1, 7). Each shown page
 * except the welcome page has an event. So have the start (leaving the welcome page) and an accepted request,
 * with its id.
 */
export const craftsmanStepEvents = (before: Shown, after: Shown): ReadonlyArray<DataLayerEvent> => {
  const left = shownPage(before)
  const page = shownPage(after)
  if (page === undefined || page.kind === "welcome") return []
  if (left !== undefined && before.form.page === after.form.page) return []
  if (page.kind === "completion") {
    return after.requestId === undefined ? [] : [{ event: "hws_form_submit", id: after.requestId }]
  }
  const start = left?.kind === "welcome" ? [{ event: "hws_form_start" as const }] : []
  return [...start, { event: events[page.kind] }]
}

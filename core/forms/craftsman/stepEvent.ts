import type { DataLayerEvent } from "../../tracking/events.ts"
import type { FormState } from "../FormState.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { type Page, pageOf } from "./pages.ts"

const events = {
  welcome: "hws_form_start",
  market: "hws_form_market",
  rooms: "hws_form_areas",
  area: "hws_form_area",
  contact: "hws_form_contact",
  summary: "hws_form_summary",
} as const satisfies Readonly<Record<Exclude<Page["kind"], "completion">, string>>

/**
 * What the data layer hears of the page that is shown (forms and markets 4.1, 7); nothing before the form is there. The event
 * of the completion carries the id of the accepted request.
 */
export const craftsmanStepEvent = ({
  config,
  form,
  requestId,
}: Pick<FormState<CraftsmanForm, CraftsmanConfig>, "config" | "form" | "requestId">):
  DataLayerEvent | undefined => {
  if (config.kind !== "ready") return undefined
  const { kind } = pageOf(config.config, form)
  if (kind !== "completion") return { event: events[kind] }
  return requestId === undefined ? undefined : { event: "hws_form_submit", id: requestId }
}

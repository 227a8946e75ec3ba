import type { FlagTypes } from "../price/flags.ts"

/**
 * Data layer events of the craftsman form's steps, first to last (forms and markets 7). The specification
 * names the first and the last; the others are named after the pages of the form.
 */
export const craftsmanFormEvents = [
  "hws_form_start",
  "hws_form_market",
  "hws_form_areas",
  "hws_form_area",
  "hws_form_contact",
  "hws_form_summary",
  "hws_form_submit",
] as const

/**
 * Data layer events of the energy form's screens before the submission, first to last (forms and markets 7; the
 * spec names no events).
 */
type EnergyFormEvent =
  | "eew_form_start"
  | "eew_form_property"
  | "eew_form_services"
  | "eew_form_contact"
  | "eew_form_info"
  | "eew_form_summary"

/** Page kinds of tracking (storefront 3, page kinds): lists of a category, a search or offers, and an article. */
type PageKind = "PLP_CATEGORY" | "PLP_SEARCH" | "PLP_OFFER" | "PDP"

/**
 * Elements of the header whose use is tracked (storefront 7, header interactions; the spec names no
 * elements).
 */
export const headerInteractions = [
  "logo",
  "search",
  "marketFlyout",
  "accountFlyout",
  "wishlist",
  "basket",
  "navigation",
] as const

/**
 * An event of the page's data layer (storefront 7, tracking; forms and markets 7 and 8). No event identifies
 * the visitor.
 * @stability stable
 * @example
 * import type { DataLayerEvent } from "@heimwerk/core/tracking"
 *
 * const chosen: DataLayerEvent = { event: "markt_aendern_auswahl", market: "520" }
 * chosen.event // => "markt_aendern_auswahl"
 */
export type DataLayerEvent =
  | { readonly event: "markt_aendern_suche" }
  | {
      /** Event sent when the visitor has chosen a market. */
      readonly event: "markt_aendern_auswahl"
      readonly market: string
    }
  | ({ readonly event: "page_view"; readonly page_kind: PageKind } & Partial<FlagTypes>)
  | { readonly event: Exclude<(typeof craftsmanFormEvents)[number], "hws_form_submit"> }
  | { readonly event: EnergyFormEvent }
  | {
      readonly event: "hws_form_submit" | "eew_form_submit"
      /** Id of the form request. */
      readonly id: string
    }
  | { readonly event: "geo-fail"; readonly code: number }
  | { readonly event: "header_interaction"; readonly element: (typeof headerInteractions)[number] }
  | {
      /**
       * Event sent when a teaser banner was viewed: at least half of it was visible (storefront 4, teaser).
       */
      readonly event: "teaser_view"
      readonly typ: string
      /** The link of the teaser banner. */
      readonly href: string
    }

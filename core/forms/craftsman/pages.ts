import type { Area } from "./Areas.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"

/** A page of the craftsman form. Each chosen area has its own page. */
export type Page =
  | { readonly kind: "welcome" | "market" | "rooms" | "contact" | "summary" | "completion" }
  | { readonly kind: "area"; readonly area: Area }

/** Index of the page on which areas of the home are chosen. */
export const roomsPage = 2

/**
 * Returns the chosen areas in the order of the configuration. Areas that are no longer in the configuration
 * are skipped.
 */
export const chosenAreas = (
  config: CraftsmanConfig,
  form: Pick<CraftsmanForm, "roomIdsSelected">,
): ReadonlyArray<Area> => config.areas.filter(({ value }) => form.roomIdsSelected.includes(value))

/**
 * Returns all pages of the craftsman form in order (forms and markets 2.1): six fixed pages and one per
 * chosen area. Their number is the total in the step counter (ADR 0096, point 19).
 */
export const pages = (
  config: CraftsmanConfig,
  form: Pick<CraftsmanForm, "roomIdsSelected">,
): ReadonlyArray<Page> => [
  { kind: "welcome" },
  { kind: "market" },
  { kind: "rooms" },
  ...chosenAreas(config, form).map((area): Page => ({ kind: "area", area })),
  { kind: "contact" },
  { kind: "summary" },
  { kind: "completion" },
]

/** Returns the current page of a craftsman form. */
export const pageOf = (config: CraftsmanConfig, form: CraftsmanForm): Page =>
  pages(config, form)[form.page] ?? { kind: "welcome" }

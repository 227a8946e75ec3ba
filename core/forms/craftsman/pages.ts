import type { Area } from "./Areas.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"

/** A page of the craftsman form; each chosen area has one of its own. */
export type Page =
  | { readonly kind: "welcome" | "market" | "rooms" | "contact" | "summary" | "completion" }
  | { readonly kind: "area"; readonly area: Area }

/** The number of the page on which the areas are chosen. */
export const roomsPage = 2

/** The chosen areas in the order of the configuration; areas it does not know (any more) do not count. */
export const chosenAreas = (
  config: CraftsmanConfig,
  form: Pick<CraftsmanForm, "roomIdsSelected">,
): ReadonlyArray<Area> => config.areas.filter(({ value }) => form.roomIdsSelected.includes(value))

/**
 * All pages in their order (forms and markets 2.1): their number is the form's total steps, the chosen areas and the six
 * fixed ones (DESIGN decision 19).
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

/** The page a form shows. */
export const pageOf = (config: CraftsmanConfig, form: CraftsmanForm): Page =>
  pages(config, form)[form.page] ?? { kind: "welcome" }

import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { pages } from "./pages.ts"

/** The header of the craftsman form. `progress` is from 0 to 1. */
export interface CraftsmanHeader {
  readonly title: string
  readonly counter: string
  readonly progress: number
}

/**
 * Returns title, step counter `n/total` and progress of the craftsman form (forms and markets 2.1, 4.1). The
 * welcome page is step 1. Progress is step divided by total.
 */
export const craftsmanHeader = (config: CraftsmanConfig, form: CraftsmanForm): CraftsmanHeader => {
  const total = pages(config, form).length
  const step = form.page + 1
  return {
    title: form.page === 0 ? "Handwerksservice" : "Deine Service-Anfrage",
    counter: `${step}/${total}`,
    progress: step / total,
  }
}

import type { MarketId } from "../../values/MarketId.ts"
import { trimmedContact } from "../contact.ts"
import type { ContactData } from "../ContactData.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { AreaOptions, CraftsmanForm } from "./CraftsmanForm.ts"
import { chosenMarket } from "./gates.ts"
import { optionsOf } from "./note.ts"
import { chosenAreas, pageOf } from "./pages.ts"
import { settled } from "./steps.ts"

/** A request for craftsman work (forms and markets 3.2). */
export interface CraftsmanSubmission {
  readonly marketId: MarketId
  readonly contact: ContactData
  readonly rooms: ReadonlyArray<AreaOptions>
  /** Of the bot check. */
  readonly token: string
}

/**
 * What 'Anfrage absenden' sends: the chosen areas with what was chosen and noted there. `undefined`, and the button
 * disabled, without a bot-check token (forms and markets 4.1), off the summary, and when a page's condition does not hold.
 */
export const craftsmanSubmission = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  token: string | undefined,
): CraftsmanSubmission | undefined => {
  const marketId = chosenMarket(config, form)
  if (token === undefined || token === "" || marketId === undefined) return undefined
  if (pageOf(config, settled(config, form)).kind !== "summary") return undefined
  return {
    marketId,
    contact: trimmedContact(form.userData),
    rooms: chosenAreas(config, form).map((area) => {
      const options = optionsOf(form, area)
      return { ...options, message: options.message.trim() }
    }),
    token,
  }
}

import * as Result from "effect/Result"

import type { MarketId } from "../../values/MarketId.ts"
import { decodeContact } from "../decodeContact.ts"
import type { ValidContact } from "../ValidContact.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { AreaOptions, CraftsmanForm } from "./CraftsmanForm.ts"
import { chosenMarket, furthestPage } from "./gates.ts"
import { optionsOf } from "./note.ts"
import { chosenAreas, pageOf } from "./pages.ts"

/**
 * A request for craftsman work (forms and markets 3.2).
 * @stability stable
 */
export interface CraftsmanSubmission {
  readonly marketId: MarketId
  readonly contact: ValidContact
  /** The areas in the order of the configuration. */
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
  if (token === undefined || token === "") return undefined
  const marketId = chosenMarket(config, form)
  const contact = decodeContact(form.userData)
  if (marketId === undefined || Result.isFailure(contact)) return undefined
  if (pageOf(config, form).kind !== "summary" || form.page > furthestPage(config, form)) return undefined
  return {
    marketId,
    contact: contact.success,
    rooms: chosenAreas(config, form).map((area) => {
      const options = optionsOf(form, area)
      return { ...options, message: options.message.trim() }
    }),
    token,
  }
}

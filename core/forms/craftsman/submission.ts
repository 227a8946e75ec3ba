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
 * @example
 * import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman"
 *
 * const areas = ({ rooms }: Pick<CraftsmanSubmission, "rooms">) => rooms.map(({ area }) => area)
 * areas({ rooms: [{ area: "Bad", activities: ["Fliesen verlegen"], message: "" }] }) // => ["Bad"]
 */
export interface CraftsmanSubmission {
  readonly marketId: MarketId
  readonly contact: ValidContact
  /** The chosen areas of the home in the order of the configuration. */
  readonly rooms: ReadonlyArray<AreaOptions>
  /** Token of the bot check. */
  readonly token: string
}

/**
 * Returns the request of 'Anfrage absenden': the chosen areas with their activities and notes. Returns
 * `undefined` if the bot check token is missing (forms and markets 4.1), a page is incomplete, or the form is
 * not on the summary. The button is then disabled.
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

import * as Result from "effect/Result"

import type { MarketId } from "../../values/MarketId.ts"
import { decodeContact } from "../decodeContact.ts"
import type { ValidContact } from "../ValidContact.ts"
import type { EnergyForm, Incentive, Partner, Property } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"
import { chosenPartners, incentives } from "./partners.ts"
import { settled } from "./steps.ts"

/**
 * A request for an energy-efficiency renovation (forms and markets 3.3).
 * @stability stable
 * @example
 * import type { EnergySubmission } from "@heimwerk/core/forms/energy"
 *
 * const wantsCoupon = ({ incentives }: Pick<EnergySubmission, "incentives">) => incentives.includes("coupon")
 * wantsCoupon({ incentives: ["coupon"] }) // => true
 */
export interface EnergySubmission {
  readonly marketId: MarketId
  readonly contact: ValidContact
  readonly property: Property
  /** Whether the terms of the bonus benefits were accepted. */
  readonly terms: boolean
  readonly partners: ReadonlyArray<Partner>
  readonly incentives: ReadonlyArray<Incentive>
  /** Token of the bot check. */
  readonly token: string
}

/**
 * Returns the request of 'Anfrage absenden'. Returns `undefined` if the bot check token is missing (forms and
 * markets 5.3), a screen is incomplete, or the form is not on the summary. The button is then disabled.
 */
export const energySubmission = (
  form: EnergyForm,
  token: string | undefined,
): EnergySubmission | undefined => {
  const { concent, marketId, selectedProperty } = form
  if (token === undefined || token === "" || marketId === "" || selectedProperty === "") return undefined
  const contact = decodeContact(form.userData)
  if (Result.isFailure(contact)) return undefined
  if (form.step !== energySteps.summary || settled(form).step !== energySteps.summary) return undefined
  const partners = chosenPartners(form)
  return {
    marketId,
    contact: contact.success,
    property: selectedProperty,
    terms: concent,
    partners,
    incentives: incentives(partners),
    token,
  }
}

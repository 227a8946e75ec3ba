import type { MarketId } from "../../values/MarketId.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import { energySteps } from "./gates.ts"
import { offeredPartners } from "./partners.ts"
import { type EnergySubmission, energySubmission } from "./submission.ts"

/**
 * A request as the form itself would send it, or `undefined` when no form could: the receiver asks every gate again (forms
 * and markets 4.2, 5.3), because others than our form may send. The market has to be one of the retailer's, the property and
 * every partner, each once, one that the configuration offers. The bonuses are those of the partners, whatever was claimed.
 */
export const checkedEnergyRequest = (
  config: EnergyConfig,
  markets: ReadonlyArray<{ readonly id: MarketId }>,
  request: EnergySubmission,
): EnergySubmission | undefined => {
  const { contact, marketId, partners, property, terms, token } = request
  const offered = new Set(offeredPartners(config, property).map(({ value }) => value))
  if (!markets.some(({ id }) => id === marketId)) return undefined
  if (!config.optionsGroups.objecttype.options.some(({ value }) => value === property)) return undefined
  if (new Set(partners).size < partners.length || !partners.every((value) => offered.has(value)))
    return undefined
  const form = {
    step: energySteps.summary,
    marketId,
    marketName: "",
    userData: contact,
    selectedProperty: property,
    selectedServices: partners,
    concent: terms,
    errors: [],
  }
  return energySubmission(form, token)
}

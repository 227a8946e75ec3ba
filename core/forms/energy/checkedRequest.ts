import type { MarketId } from "../../values/MarketId.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import { energySteps } from "./gates.ts"
import { offeredPartners } from "./partners.ts"
import { type EnergySubmission, energySubmission } from "./submission.ts"

/**
 * Validates an energy request on the server, because another client may have sent it. Returns the request as
 * our form would send it, or `undefined`. Checks that every screen is complete (forms and markets 4.2, 5.3).
 * The market must belong to the retailer. The property and every partner must be in the configuration, each
 * partner once. The bonuses are computed from the partners; those in the request are ignored.
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

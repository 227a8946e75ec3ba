import type { Brand } from "../../environment.ts"
import type { MarketId } from "../../values/MarketId.ts"
import { contactMessage } from "../contactMessage.ts"
import { notOffered } from "../ContactData.ts"
import type { Problem } from "../InvalidFormData.ts"
import { missingChoice } from "../missingChoice.ts"
import type { EnergyConfig } from "./EnergyConfig.ts"
import type { EnergyForm } from "./EnergyForm.ts"
import { missingService, wrongEnergyFields } from "./gates.ts"
import { offeredPartners, offeredProperties } from "./partners.ts"
import { energyTexts } from "./texts.ts"

const choiceProblems = (config: EnergyConfig, form: EnergyForm): ReadonlyArray<Problem> => {
  const property = form.selectedProperty
  if (property === "") return [{ path: ["selectedProperty"], message: missingChoice }]
  const isOffered = offeredProperties(config).some(({ value }) => value === property)
  const offered = new Set(offeredPartners(config, property).map(({ value }) => value))
  return [
    ...(isOffered ? [] : [{ path: ["selectedProperty"], ...notOffered }]),
    ...(form.selectedServices.length === 0 ? [{ path: ["selectedServices"], message: missingService }] : []),
    ...form.selectedServices
      .filter((partner) => !offered.has(partner))
      .map((partner) => ({ path: ["selectedServices", partner], ...notOffered })),
  ]
}

/**
 * Returns all problems that prevent sending an energy form, in screen order, with the messages of the
 * screens (forms and markets 5.1 and 5.3). Returns none if the form can be sent. The current screen does not
 * matter.
 */
export const energyProblems = (
  config: EnergyConfig,
  markets: ReadonlyArray<{ readonly id: MarketId }>,
  form: EnergyForm,
  brand: Brand,
): ReadonlyArray<Problem> => {
  const isStrange = form.marketId !== "" && !markets.some(({ id }) => id === form.marketId)
  return [
    ...choiceProblems(config, form),
    ...(isStrange ? [{ path: ["marketId"], message: contactMessage("marketId", brand) }] : []),
    ...wrongEnergyFields(form).map((field) => ({
      path: field === "marketId" ? [field] : ["userData", field],
      message: contactMessage(field, brand),
    })),
    ...(form.concent ? [] : [{ path: ["concent"], message: energyTexts(brand).missingConsent }]),
  ]
}

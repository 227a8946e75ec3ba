import type { Market } from "../../market/Market.ts"
import { flagField, withContact } from "../contact.ts"
import type { ContactField } from "../ContactData.ts"
import type { EnergyForm, Partner, Property } from "./EnergyForm.ts"
import { energySteps } from "./gates.ts"
import { isHidden } from "./partners.ts"
import { settled } from "./steps.ts"

/** Applies a change of an answer. Has no effect after the energy form was sent. */
const changed = (form: EnergyForm, change: Partial<EnergyForm>): EnergyForm =>
  form.step === energySteps.completion ? form : settled({ ...form, ...change })

/** Chooses the market on the contact screen of the energy form. */
export const chooseMarket = (form: EnergyForm, { id, name }: Pick<Market, "id" | "name">): EnergyForm =>
  changed(form, { marketId: id, marketName: name, errors: flagField(form.errors, "marketId", false) })

/**
 * Removes a chosen market that is not in the list, for example one that was closed after the form was stored. A
 * form on a later screen goes back to the contact screen, which asks for another market.
 */
export const offerMarkets = (form: EnergyForm, markets: ReadonlyArray<Pick<Market, "id">>): EnergyForm =>
  form.marketId === "" || markets.some(({ id }) => id === form.marketId)
    ? form
    : changed(form, { marketId: "", marketName: "", errors: flagField(form.errors, "marketId", true) })

/**
 * Chooses the kind of property and clears the chosen services, because the offered services depend on it
 * (forms and markets 4.2).
 */
export const chooseProperty = (form: EnergyForm, selectedProperty: Property): EnergyForm =>
  changed(form, { selectedProperty, selectedServices: [] })

/**
 * Adds or removes a service. Has no effect before the property is chosen, or if the service is not offered
 * for it.
 */
export const toggleService = (form: EnergyForm, partner: Partner): EnergyForm => {
  const { selectedProperty, selectedServices } = form
  if (selectedProperty === "" || isHidden(selectedProperty, partner)) return form
  return changed(form, {
    selectedServices: selectedServices.includes(partner)
      ? selectedServices.filter((other) => other !== partner)
      : [...selectedServices, partner],
  })
}

/** Sets whether the customer accepts the terms of the bonus benefits. */
export const giveConsent = (form: EnergyForm, concent: boolean): EnergyForm => changed(form, { concent })

/** Changes a contact field and validates only that field (forms and markets 5.1). */
export const changeContact = (form: EnergyForm, field: ContactField, text: string): EnergyForm =>
  changed(form, withContact(form, field, text))

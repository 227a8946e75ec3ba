import type { EnergyConfig, EnergyOption } from "./EnergyConfig.ts"
import type { EnergyForm, Incentive, Partner, Property } from "./EnergyForm.ts"

/** Names of the partner companies of the energy form (forms and markets 3.3). */
export const partnerNames: Readonly<Record<Partner, string>> = {
  hansetherm: "Hansetherm",
  otovo: "Otovo",
  fuchsundeule: "Fuchs und Eule",
  varm: "Varm",
}

const hidden: Readonly<Record<Property, ReadonlyArray<Partner>>> = {
  "house-owner": [],
  "apartment-owner": ["hansetherm", "otovo"],
  renter: ["hansetherm", "otovo", "varm"],
}

/**
 * Returns whether a partner is not offered for a kind of property (forms and markets 5.3; ADR 0096, point
 * 12).
 */
export const isHidden = (property: Property, partner: Partner): boolean => hidden[property].includes(partner)

/** Returns the partners offered for a kind of property, in the order of the configuration. */
export const offeredPartners = (
  config: EnergyConfig,
  property: Property,
): ReadonlyArray<EnergyOption<Partner>> =>
  config.optionsGroups.partners.options.filter(({ value }) => !isHidden(property, value))

/**
 * Returns the kinds of property for which at least one partner is offered, in the order of the configuration.
 * A form about another kind cannot be completed, because the services screen needs a partner (forms and
 * markets 4.2).
 */
export const offeredProperties = (config: EnergyConfig): ReadonlyArray<EnergyOption<Property>> =>
  config.optionsGroups.objecttype.options.filter(({ value }) => offeredPartners(config, value).length > 0)

/**
 * Returns the chosen partners that are offered for the chosen property, without duplicates. Returns none if
 * no property is chosen.
 */
export const chosenPartners = (
  form: Pick<EnergyForm, "selectedProperty" | "selectedServices">,
): ReadonlyArray<Partner> => {
  const property = form.selectedProperty
  if (property === "") return []
  return [...new Set(form.selectedServices)].filter((partner) => !isHidden(property, partner))
}

/** Returns the hint about a partner (forms and markets 5.3). Returns `undefined` for most partners. */
export const partnerHint = (property: Property, partner: Partner): string | undefined => {
  if (partner === "fuchsundeule" && property === "apartment-owner") {
    return "Als Wohnungseigentümer benötigst du für diesen Service die Bevollmächtigung der Eigentümergemeinschaft."
  }
  if (partner === "fuchsundeule" && property === "renter") {
    return "Als Mieter benötigst du für diesen Service die Vollmacht des Hauseigentümers."
  }
  return partner === "varm" && property === "apartment-owner"
    ? "Als Wohnungseigentümer muss die Beauftragung durch die Eigentümergemeinschaft oder einen Vertreter erfolgen."
    : undefined
}

/** Returns the bonuses of the chosen partners (forms and markets 4.2). */
export const incentives = (partners: ReadonlyArray<Partner>): ReadonlyArray<Incentive> => {
  const coupon = partners.includes("fuchsundeule") || partners.includes("varm")
  const card = partners.includes("hansetherm") || partners.includes("otovo")
  return [...(coupon ? ["coupon" as const] : []), ...(card ? ["black-loyalty-card" as const] : [])]
}

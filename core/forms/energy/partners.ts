import type { EnergyConfig, EnergyOption } from "./EnergyConfig.ts"
import type { EnergyForm, Incentive, Partner, Property } from "./EnergyForm.ts"

/** German names of the properties (forms and markets 3.3). */
export const propertyNames: Readonly<Record<Property, string>> = {
  "house-owner": "Hauseigentum",
  "apartment-owner": "Wohnungseigentum",
  renter: "Miete",
}

/** Names of the partners (forms and markets 3.3). */
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

/** Whether a partner is not offered for a property (forms and markets 5.3; DESIGN decision 12). */
export const isHidden = (property: Property, partner: Partner): boolean => hidden[property].includes(partner)

/** The partners offered for a property, in the order of the configuration. */
export const offeredPartners = (
  config: EnergyConfig,
  property: Property,
): ReadonlyArray<EnergyOption<Partner>> =>
  config.optionsGroups.partners.options.filter(({ value }) => !isHidden(property, value))

/** The chosen partners that the chosen property offers, without duplicates. Empty without a property. */
export const chosenPartners = (
  form: Pick<EnergyForm, "selectedProperty" | "selectedServices">,
): ReadonlyArray<Partner> => {
  const property = form.selectedProperty
  if (property === "") return []
  return [...new Set(form.selectedServices)].filter((partner) => !isHidden(property, partner))
}

/** Returns the hint for a partner (forms and markets 5.3); `undefined` for most. */
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

/** The bonuses of the chosen partners (forms and markets 4.2). */
export const incentives = (partners: ReadonlyArray<Partner>): ReadonlyArray<Incentive> => {
  const coupon = partners.includes("fuchsundeule") || partners.includes("varm")
  const card = partners.includes("hansetherm") || partners.includes("otovo")
  return [...(coupon ? ["coupon" as const] : []), ...(card ? ["black-loyalty-card" as const] : [])]
}

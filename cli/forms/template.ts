import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import { offeredPartners, offeredProperties } from "@heimwerk/core/forms/energy/partners.ts"

import type { FormWorld } from "../shop/forms.ts"
import type { FormName } from "./knownFields.ts"

const person: ContactData = {
  salute: "Frau",
  firstName: "Erika",
  lastName: "Mustermann",
  email: "erika.mustermann@kunde.example",
  phone: "0221/4710-000",
  address: "Domplatz 1",
  postalCode: "50667",
  city: "Köln",
}

const craftsman = ({ craftsman: { areas, markets } }: FormWorld) => ({
  marketId: Object.values(markets)[0] ?? "",
  selectedRoomOptions: areas.slice(0, 1).map(({ activities, value }) => ({
    area: value,
    activities: activities.slice(0, 1).map((activity) => activity.value),
    message: "Bitte vormittags anrufen.",
  })),
  userData: person,
})

const energy = ({ energy: config, markets }: FormWorld) => {
  const property = offeredProperties(config)[0]?.value
  const partners = property === undefined ? [] : offeredPartners(config, property)
  return {
    selectedProperty: property ?? "",
    selectedServices: partners.slice(0, 1).map(({ value }) => value),
    marketId: markets[0]?.id ?? "",
    userData: person,
    concent: true,
  }
}

const feedback = { type: "suggestion", message: "Die Suche findet meine Schrauben nicht.", source: "Header" }

/** Returns a filled-in sample of a form: valid input with the first options of the shop. */
export const template = (form: Exclude<FormName, "feedback">, world: FormWorld) =>
  form === "craftsman" ? craftsman(world) : energy(world)

/** A filled-in sample of the feedback form. It needs no data of the shop. */
export const feedbackTemplate = feedback

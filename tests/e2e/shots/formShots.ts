import type { Page } from "playwright-core"

import { choose, fillIn, fillInEnergy, openForm, press, send, start, step } from "../forms.ts"
import { dialog } from "./prepare.ts"
import type { Shot } from "./Shot.ts"

const craftsman = () => "/service/handwerksservice/"
const energy = () => "/service/energieeffizientes-wohnen/"

/** Opens the craftsman form with a chosen market. */
const craftsmanMarket = async (page: Page) => {
  await openForm(page)
  await start(page)
  await dialog(page).getByRole("radio").first().check()
}

/** Opens the step of the craftsman form for the contact data. */
const craftsmanContact = async (page: Page) => {
  await craftsmanMarket(page)
  await press(page, "Weiter mit ausgewähltem Markt")
  await choose(page, "checkbox", /^Badezimmer/u)
  await press(page, "Weiter")
  await dialog(page)
    .getByRole("textbox", { name: /^Anmerkungen/u })
    .waitFor()
  await dialog(page).getByRole("checkbox").first().check()
  await press(page, "Weiter")
  await dialog(page).getByLabel("Anrede").waitFor()
}

/** Opens the summary of the craftsman form. */
const craftsmanSummary = async (page: Page) => {
  await craftsmanContact(page)
  await fillIn(page)
  await press(page, "Weiter")
  await step(page, "Zusammenfassung")
}

/** Opens the step of the energy form for the partners, and shows their hints. */
const energyServices = async (page: Page) => {
  await openForm(page)
  await start(page)
  await choose(page, "radio", /^Wohnungseigentum/u)
  await press(page, "Weiter")
  for (const name of [/Fuchs/u, /Varm/u]) await dialog(page).getByRole("checkbox", { name }).check()
}

/** Opens the summary of the energy form. */
const energySummary = async (page: Page) => {
  await openForm(page)
  await fillInEnergy(page)
}

/** The request forms: their pages and the steps that look different. */
export const formShots: ReadonlyArray<Shot> = [
  { name: "craftsman", address: craftsman },
  { name: "craftsman-market", address: craftsman, prepare: craftsmanMarket },
  {
    name: "craftsman-contact",
    address: craftsman,
    prepare: async (page) => {
      await craftsmanContact(page)
      await press(page, "Weiter")
      await dialog(page).getByText("Bitte gib einen Ort an").waitFor()
    },
  },
  { name: "craftsman-summary", address: craftsman, prepare: craftsmanSummary },
  { name: "energy", address: energy },
  { name: "energy-services", address: energy, prepare: energyServices },
  { name: "energy-summary", address: energy, prepare: energySummary },
  {
    name: "energy-completion",
    address: energy,
    prepare: async (page) => {
      await energySummary(page)
      await send(page, "/forms/energetictransformation/")
      await step(page, "Vielen Dank für deine Anfrage")
    },
  },
]

import type { Brand } from "../../environment.ts"
import { wrongFields } from "../contact.ts"
import { contactMessage } from "../contactMessage.ts"
import { notOffered } from "../ContactData.ts"
import type { Problem } from "../InvalidFormData.ts"
import { missingChoice } from "../missingChoice.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"
import { chosenMarket } from "./gates.ts"
import { areaMessage } from "./note.ts"
import { chosenAreas } from "./pages.ts"

const areaProblems = (config: CraftsmanConfig, form: CraftsmanForm): ReadonlyArray<Problem> => {
  const known = new Map(config.areas.map((area) => [area.value, area]))
  const strange = form.roomIdsSelected.filter((value) => !known.has(value))
  const chosen = chosenAreas(config, form)
  return [
    ...(form.roomIdsSelected.length === 0 ? [{ path: ["roomIdsSelected"], message: missingChoice }] : []),
    ...strange.map((value) => ({ path: ["roomIdsSelected", value], ...notOffered })),
    ...chosen.flatMap((area) => {
      const options = form.selectedRoomOptions.find((other) => other.area === area.value)
      const offered = new Set(area.activities.map(({ value }) => value))
      const unknown = (options?.activities ?? []).filter((value) => !offered.has(value))
      const message = areaMessage(form, area)
      const path = ["selectedRoomOptions", area.value]
      return [
        ...unknown.map((value) => ({ path: [...path, value], ...notOffered })),
        ...(message === undefined ? [] : [{ path, message }]),
      ]
    }),
  ]
}

/**
 * Returns all problems that prevent sending a craftsman form, in page order, with the messages of the pages
 * (forms and markets 5.1 and 5.2). Returns none if the form can be sent. The current page does not matter.
 */
export const craftsmanProblems = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  brand: Brand,
): ReadonlyArray<Problem> => [
  ...(chosenMarket(config, form) === undefined
    ? [{ path: ["marketId"], message: contactMessage("marketId", brand) }]
    : []),
  ...areaProblems(config, form),
  ...wrongFields(form.userData).map((field) => ({
    path: ["userData", field],
    message: contactMessage(field, brand),
  })),
]

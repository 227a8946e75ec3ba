import type { MarketId } from "../../values/MarketId.ts"
import { flagField, withContact } from "../contact.ts"
import type { ContactField } from "../ContactData.ts"
import type { Area } from "./Areas.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import type { AreaOptions, CraftsmanForm } from "./CraftsmanForm.ts"
import { optionsOf } from "./note.ts"
import { pageOf, roomsPage } from "./pages.ts"
import { settled } from "./steps.ts"

/** Applies a change of an answer. Has no effect after the craftsman form was sent. */
const changed = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  change: (form: CraftsmanForm) => CraftsmanForm,
): CraftsmanForm => (pageOf(config, form).kind === "completion" ? form : settled(config, change(form)))

const toggled = (values: ReadonlyArray<string>, value: string): ReadonlyArray<string> =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** Chooses the market of the craftsman form (forms and markets 2.1, page 1). */
export const chooseMarket = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  marketId: MarketId,
): CraftsmanForm =>
  changed(config, form, (before) => ({
    ...before,
    marketId,
    errors: flagField(before.errors, "marketId", false),
  }))

/**
 * Adds or removes an area of the home. Each area has its own page, so the form goes back from later pages to
 * the page on which areas are chosen.
 */
export const toggleArea = (config: CraftsmanConfig, form: CraftsmanForm, area: string): CraftsmanForm =>
  changed(config, form, (before) => ({
    ...before,
    roomIdsSelected: toggled(before.roomIdsSelected, area),
    page: Math.min(before.page, roomsPage),
  }))

const withOptions = (form: CraftsmanForm, options: AreaOptions): CraftsmanForm => ({
  ...form,
  selectedRoomOptions: [...form.selectedRoomOptions.filter(({ area }) => area !== options.area), options],
})

/** Adds or removes an activity of an area. */
export const toggleActivity = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  area: Area,
  activity: string,
): CraftsmanForm =>
  changed(config, form, (before) => {
    const options = optionsOf(before, area)
    return withOptions(before, { ...options, activities: toggled(options.activities, activity) })
  })

/** Sets the note of an area. */
export const writeNote = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  area: Area,
  message: string,
): CraftsmanForm =>
  changed(config, form, (before) => withOptions(before, { ...optionsOf(before, area), message }))

/** Changes a contact field and validates only that field (forms and markets 5.1). */
export const changeContact = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
  field: ContactField,
  text: string,
): CraftsmanForm => changed(config, form, (before) => withContact(before, field, text))

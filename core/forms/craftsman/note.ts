import { maxNoteLength } from "../limits.ts"
import { missingChoice } from "../missingChoice.ts"
import type { Area } from "./Areas.ts"
import type { AreaOptions, CraftsmanForm } from "./CraftsmanForm.ts"

/** The activity for work that is not listed. It requires a note. */
export const somethingElse = "Etwas anderes (bitte erläutere dein Vorhaben bei den Anmerkungen)"

const missingNote =
  'Wenn du "Etwas anderes" ausgewählt hast, benötigen wir weitere Informationen zu deinem Vorhaben. Bitte teile uns diese über die Anmerkungen mit.'

const longNote = `Bitte kürze deine Anmerkungen auf höchstens ${maxNoteLength} Zeichen.`

/**
 * Returns the chosen activities of an area without duplicates, and its note. Drops activities that the
 * configuration does not contain.
 */
export const optionsOf = (form: Pick<CraftsmanForm, "selectedRoomOptions">, area: Area): AreaOptions => {
  const options = form.selectedRoomOptions.find((other) => other.area === area.value)
  const known = new Set(area.activities.map(({ value }) => value))
  return {
    area: area.value,
    activities: [...new Set(options?.activities)].filter((value) => known.has(value)),
    message: options?.message ?? "",
  }
}

/** Returns whether the note of an area is required: 'Etwas anderes' is chosen (forms and markets 5.2). */
export const needsNote = (form: Pick<CraftsmanForm, "selectedRoomOptions">, area: Area): boolean => {
  const { activities } = optionsOf(form, area)
  return area.activities.some(({ title, value }) => title === somethingElse && activities.includes(value))
}

/** Returns the label of an area's note. It says '(optional)' unless the note is required. */
export const noteLabel = (form: Pick<CraftsmanForm, "selectedRoomOptions">, area: Area): string =>
  needsNote(form, area) ? "Anmerkungen" : "Anmerkungen (optional)"

/**
 * Returns the message that says why the page of an area is incomplete, or `undefined` if it is complete
 * (forms and markets 5.2).
 */
export const areaMessage = (
  form: Pick<CraftsmanForm, "selectedRoomOptions">,
  area: Area,
): string | undefined => {
  const { activities, message } = optionsOf(form, area)
  if (activities.length === 0) return missingChoice
  if (message.trim().length > maxNoteLength) return longNote
  return needsNote(form, area) && message.trim() === "" ? missingNote : undefined
}

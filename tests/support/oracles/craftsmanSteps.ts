import { isContactRight } from "./energyGates.ts"

/** The answers of the craftsman form as plain strings. */
export interface CraftsmanAnswers {
  readonly market: string
  readonly areas: ReadonlyArray<string>
  readonly options: ReadonlyArray<{
    readonly area: string
    readonly activities: ReadonlyArray<string>
    readonly note: string
  }>
  readonly contact: Readonly<Record<string, string>>
}

/**
 * The options of the form: market numbers, and areas with activities, one of which may be 'Etwas anderes'.
 */
export interface CraftsmanOffer {
  readonly markets: ReadonlyArray<string>
  readonly areas: ReadonlyArray<{
    readonly name: string
    readonly activities: ReadonlyArray<string>
    readonly somethingElse?: string
  }>
}

/** A page's name, and whether 'Weiter' is allowed on it. */
export interface OraclePage {
  readonly name: string
  readonly isOpen: boolean
}

/** All pages in order, derived directly from the spec (forms and markets 2.1, 4.1, 5.1, 5.2). */
export const craftsmanPages = (
  offer: CraftsmanOffer,
  answers: CraftsmanAnswers,
): ReadonlyArray<OraclePage> => {
  const pages: Array<OraclePage> = []
  pages.push({ name: "welcome", isOpen: offer.markets.length > 0 && offer.areas.length > 0 })
  pages.push({ name: "market", isOpen: offer.markets.includes(answers.market) })
  const subPages: Array<OraclePage> = []
  for (const area of offer.areas) {
    if (!answers.areas.includes(area.name)) continue
    let chosen = 0
    let isElse = false
    let note = ""
    for (const option of answers.options) {
      if (option.area !== area.name) continue
      note = option.note
      for (const activity of area.activities) {
        if (!option.activities.includes(activity)) continue
        chosen++
        if (activity === area.somethingElse) isElse = true
      }
    }
    subPages.push({ name: `area ${area.name}`, isOpen: chosen >= 1 && (!isElse || note.trim().length > 0) })
  }
  pages.push({ name: "rooms", isOpen: subPages.length >= 1 }, ...subPages)
  pages.push({ name: "contact", isOpen: isContactRight(answers.contact) })
  pages.push({ name: "summary", isOpen: true }, { name: "completion", isOpen: true })
  return pages
}

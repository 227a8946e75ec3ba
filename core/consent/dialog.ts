import type { Stage } from "../environment.ts"
import type { ConsentChoice } from "./ConsentManager.port.ts"
import { type ConsentCategory, consentId, consentServices } from "./catalogue.ts"
import { type CategoryText, categoryTexts } from "./dialogTexts.ts"
import type { ManagedConsents } from "./ManagedConsents.ts"

/** A service in the consent dialog with the visitor's current choice. */
export interface DialogService {
  /** The consent manager's id of the service. */
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly consent: boolean
}

/** A category of services in the consent dialog. */
export interface DialogCategory extends CategoryText {
  readonly category: ConsentCategory
  /** Whether the services of the category cannot be declined, because they are essential. */
  readonly isLocked: boolean
  /** Whether all, some or none of the category's services are chosen. */
  readonly chosen: "all" | "some" | "none"
  readonly services: ReadonlyArray<DialogService>
}

/** The visitor's unsaved choices in the consent dialog, by service id of the consent manager. */
export type DialogDraft = Readonly<Record<string, boolean>>

const categories: ReadonlyArray<ConsentCategory> = ["essential", "functional", "analytics", "marketing"]

const chosenOf = (services: ReadonlyArray<DialogService>): DialogCategory["chosen"] => {
  const given = services.filter(({ consent }) => consent).length
  if (given === 0) return "none"
  return given === services.length ? "all" : "some"
}

/**
 * Returns the second layer of the consent dialog: every service of `consentServices` in its category. The
 * choice for a service is taken from the draft, or else from the consent manager. If both are missing, the
 * service is off, because nothing may be preselected (quality T-P3). Essential services are always on.
 */
export const dialogCategories = (
  consents: Pick<ManagedConsents, "services"> | undefined,
  draft: DialogDraft,
  stage: Stage,
): ReadonlyArray<DialogCategory> => {
  const given = new Set(consents?.services.filter(({ consent }) => consent).map(({ id }) => id))
  return categories.map((category) => {
    const isLocked = category === "essential"
    const services = consentServices
      .filter((service) => service.category === category)
      .map(({ key, name, purpose }) => {
        const id = consentId(key, stage)
        return { id, name, purpose, consent: isLocked || (draft[id] ?? given.has(id)) }
      })
    return { category, ...categoryTexts[category], isLocked, chosen: chosenOf(services), services }
  })
}

/** Returns the draft of the consent dialog after the visitor has chosen or cleared a whole category. */
export const withCategory = (
  draft: DialogDraft,
  { services }: Pick<DialogCategory, "services">,
  consent: boolean,
): DialogDraft => ({ ...draft, ...Object.fromEntries(services.map(({ id }) => [id, consent])) })

/**
 * Returns the consent choices to save: every service that can be declined, including those the visitor did
 * not change.
 */
export const dialogChoices = (shown: ReadonlyArray<DialogCategory>): ReadonlyArray<ConsentChoice> =>
  shown
    .filter(({ isLocked }) => !isLocked)
    .flatMap(({ services }) => services.map(({ consent, id }) => ({ id, consent })))

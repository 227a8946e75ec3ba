import type { Stage } from "../environment.ts"
import type { ConsentChoice } from "./ConsentManager.port.ts"
import { type ConsentCategory, consentId, consentServices } from "./catalogue.ts"
import { type CategoryText, categoryTexts } from "./dialogTexts.ts"
import type { ManagedConsents } from "./ManagedConsents.ts"

/** A service in the dialog, with what is chosen for it. */
export interface DialogService {
  /** The manager's id. */
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly consent: boolean
}

/** A kind of services in the dialog. */
export interface DialogCategory extends CategoryText {
  readonly category: ConsentCategory
  /** Essential services cannot be refused. */
  readonly isLocked: boolean
  /** What is chosen for its services. */
  readonly chosen: "all" | "some" | "none"
  readonly services: ReadonlyArray<DialogService>
}

/** What the visitor has chosen in the dialog and not saved yet, by the manager's id. */
export type DialogDraft = Readonly<Record<string, boolean>>

const categories: ReadonlyArray<ConsentCategory> = ["essential", "functional", "analytics", "marketing"]

const chosenOf = (services: ReadonlyArray<DialogService>): DialogCategory["chosen"] => {
  const given = services.filter(({ consent }) => consent).length
  if (given === 0) return "none"
  return given === services.length ? "all" : "some"
}

/**
 * The second layer of the consent dialog: every service of the catalogue in its category, with what the draft says about it,
 * else what the manager knows, else nothing given: a box is never ticked in advance (quality T-P3).
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

/** The draft after all services of a category were chosen or left. */
export const withCategory = (
  draft: DialogDraft,
  { services }: Pick<DialogCategory, "services">,
  consent: boolean,
): DialogDraft => ({ ...draft, ...Object.fromEntries(services.map(({ id }) => [id, consent])) })

/** What is saved: the choice for every service that can be refused, also those the visitor did not touch. */
export const dialogChoices = (shown: ReadonlyArray<DialogCategory>): ReadonlyArray<ConsentChoice> =>
  shown
    .filter(({ isLocked }) => !isLocked)
    .flatMap(({ services }) => services.map(({ consent, id }) => ({ id, consent })))

import { timings } from "../timings.ts"

/** A modal is in the middle of the page or at its right side (forms and markets 2.5). */
export type ModalKind = "centred" | "side"

/** What a visitor closes a modal with. */
export type ModalExit = "escape" | "outside" | "button"

/** A modal shows, then hides with an animation, and only then leaves the page (forms and markets 4.5). */
export type ModalPhase = "shown" | "hiding" | "gone"

/** The word of a close button that has no other (forms and markets 2.5). */
export const closeLabel = "Schließen"

/** How long a modal takes to hide, in milliseconds: centred 0.3 s, at the side 0.4 s (forms and markets 4.5). */
export const hidingMillis = (kind: ModalKind): number =>
  kind === "centred" ? timings.centredModal : timings.sideModal

/**
 * Whether an exit closes the modal (forms and markets 2.5): Escape, a click outside and the close button do, unless
 * closing a side modal is prevented; its button stays usable then, so that nobody is locked in.
 */
export const closesModal = (exit: ModalExit, isPrevented: boolean): boolean =>
  exit === "button" || !isPrevented

/** Where a modal stands that began to hide so many milliseconds ago; `undefined` while it shows. */
export const modalPhase = (kind: ModalKind, hidingSince: number | undefined): ModalPhase => {
  if (hidingSince === undefined) return "shown"
  return hidingSince < hidingMillis(kind) ? "hiding" : "gone"
}

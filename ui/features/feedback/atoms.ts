import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { atom } from "jotai"

/**
 * A request to open the feedback dialog. Every request has a new number, so that a second request with the
 * same content opens the dialog again.
 */
export interface FeedbackDialogRequest {
  readonly number: number
  readonly opening: FeedbackOpening
}

export const feedbackDialogRequestAtom = atom<FeedbackDialogRequest | undefined>(undefined)

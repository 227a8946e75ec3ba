import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { atom } from "jotai"

/**
 * A request to open the feedback dialog. Its number makes it differ from the previous one, so that an equal
 * request opens the dialog again.
 */
export interface FeedbackDialogRequest {
  readonly number: number
  readonly opening: FeedbackOpening
}

export const feedbackDialogRequestAtom = atom<FeedbackDialogRequest | undefined>(undefined)

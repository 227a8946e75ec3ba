import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { atom } from "jotai"

/**
 * A request to open the feedback dialog. Its number makes it differ from the previous one, so that an equal
 * request opens the dialog again.
 */
export interface FeedbackWish {
  readonly number: number
  readonly opening: FeedbackOpening
}

export const feedbackWishAtom = atom<FeedbackWish | undefined>(undefined)

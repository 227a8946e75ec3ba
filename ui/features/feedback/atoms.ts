import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { atom } from "jotai"

/**
 * A request to open the feedback dialog. Each request has its own number, so that equal ones open it again.
 */
export interface FeedbackWish {
  readonly number: number
  readonly opening: FeedbackOpening
}

export const feedbackWishAtom = atom<FeedbackWish | undefined>(undefined)

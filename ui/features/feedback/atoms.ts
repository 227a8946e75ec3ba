import type { FeedbackOpening } from "@heimwerk/core/feedback/service.ts"
import { atom } from "jotai"

/** What somebody on the page wants the feedback dialog to open with; every wish has a number of its own. */
export interface FeedbackWish {
  readonly number: number
  readonly opening: FeedbackOpening
}

export const feedbackWishAtom = atom<FeedbackWish | undefined>(undefined)

import { atom } from "jotai"

/** The visitor has answered the question for consent on this page. */
export const consentAnsweredAtom = atom(false)

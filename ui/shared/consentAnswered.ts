import { atom } from "jotai"

/** Whether the visitor has answered the consent question on this page. */
export const consentAnsweredAtom = atom(false)

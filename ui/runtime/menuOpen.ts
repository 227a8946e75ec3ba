import { atom } from "jotai"

/** The menu beside the page is open: what would come by itself waits until it is closed. */
export const menuOpenAtom = atom(false)

import { atom } from "jotai"

/** Whether the off-canvas menu is open. The market question waits until it is closed. */
export const menuOpenAtom = atom(false)

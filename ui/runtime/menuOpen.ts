import { atom } from "jotai"

/** Whether the side menu is open. Content that opens by itself waits until the menu is closed. */
export const menuOpenAtom = atom(false)

import { atom } from "jotai"

/** Whether the off-canvas menu is open. Prompts that appear by themselves wait until it is closed. */
export const menuOpenAtom = atom(false)

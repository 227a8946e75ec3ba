import type { KeyboardEvent, SyntheticEvent } from "react"

import { onOutside } from "./onOutside.ts"

const close = (details: HTMLDetailsElement) => {
  details.open = false
}

/**
 * Props for a `details` element that behaves like a menu. Escape closes it and focuses its toggle. It also closes when an
 * element outside of it gets the focus, the pointer is pressed outside of it, or a link in it is chosen. Without
 * JavaScript it still opens.
 */
export const menuDisclosure = {
  // A visitor may open the menu before hydration, so React may see no event when it opens.
  ref: (details: HTMLDetailsElement) => onOutside(details, () => close(details)),
  onKeyDown: ({ currentTarget: details, key }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape" || !details.open) return
    close(details)
    details.querySelector("summary")?.focus()
  },
  onClick: ({ currentTarget: details, target }: SyntheticEvent<HTMLDetailsElement>) => {
    if (target instanceof Element && target.closest("a") !== null) close(details)
  },
} as const

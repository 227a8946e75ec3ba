import type { FocusEvent, KeyboardEvent, SyntheticEvent } from "react"

const close = (details: HTMLDetailsElement) => {
  details.open = false
}

/**
 * Props for a `details` element that behaves like a menu. Escape closes it and focuses its toggle. It also closes when an
 * element outside of it gets the focus or a link in it is chosen. Without JavaScript it still opens.
 */
export const menuDisclosure = {
  onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return
    close(event.currentTarget)
    event.currentTarget.querySelector("summary")?.focus()
  },
  onBlur: (event: FocusEvent<HTMLDetailsElement>) => {
    const { relatedTarget } = event
    if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget))
      close(event.currentTarget)
  },
  onClick: (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) close(event.currentTarget)
  },
} as const

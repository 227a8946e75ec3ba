import type { FocusEvent, KeyboardEvent, SyntheticEvent } from "react"

const close = (details: HTMLDetailsElement) => {
  details.open = false
}

/**
 * Properties for a `details` element that behaves like a menu: Escape closes it and leaves the focus on its button,
 * leaving it with the focus closes it, and so does choosing a link in it. It opens and closes without a script as well.
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

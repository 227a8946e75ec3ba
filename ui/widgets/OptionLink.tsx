import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from "react"

/**
 * The link of an option of Base UI's `Autocomplete`. Its click handler stays the same function in every render.
 * Base UI passes a new handler when the highlight moves, and React then sets the element's `onclick` again.
 * Firefox answers each new mouse handler of a link with a new accessible object, so the screen reader Orca would
 * lose the highlighted option and leave the list (docs/accessibility.md).
 */
export const OptionLink = ({ children, href, onClick, ...props }: ComponentProps<"a">) => {
  const latest = useRef(onClick)
  useLayoutEffect(() => {
    latest.current = onClick
  })
  const [click] = useState(() => (event: MouseEvent<HTMLAnchorElement>) => latest.current?.(event))
  return (
    <a {...props} href={href} onClick={click}>
      {children}
    </a>
  )
}

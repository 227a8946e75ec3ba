import { timings } from "@heimwerk/core/timings.ts"
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"

/**
 * State of several flyouts, of which one is open. Hovering opens one after 150 ms and leaving closes it
 * after 150 ms (storefront 9, as the store flyout); a button opens it at once. Escape closes it and restores
 * focus to the button; losing focus closes it too.
 *
 * @param hovered the flyout under the mouse at mount, for which no event will fire
 */
export const useFlyouts = (hovered?: string) => {
  const place = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<string | undefined>(undefined)

  const later = (next: string | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), timings.storeFlyoutHover)
  }
  const now = (next: string | undefined) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const [first] = useState(hovered)
  useEffect(() => {
    if (first !== undefined) timer.current = setTimeout(() => setOpen(first), timings.storeFlyoutHover)
    return () => clearTimeout(timer.current)
  }, [first])

  return {
    open,
    show: now,
    close: () => now(undefined),
    place: {
      ref: place,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(undefined)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || open === undefined) return
        event.preventDefault()
        now(undefined)
        place.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) now(undefined)
      },
    },
    /** Props for the element that opens a flyout on hover. */
    hover: (link: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(link)
      },
    }),
  } as const
}

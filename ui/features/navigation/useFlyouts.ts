import { timings } from "@heimwerk/core/timings.ts"
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"

/**
 * Which of several flyouts is open. A mouse opens one when it stays (storefront 9, 150 ms as the store flyout) and may leave as
 * long before it closes; a button does at once. Escape closes and gives the focus back to the button; so does leaving, without
 * the focus.
 *
 * @param hovered the one the mouse is on from the beginning, of which no event will tell
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
    /** The part of the row that a mouse stays on for a flyout. */
    hover: (link: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(link)
      },
    }),
  } as const
}

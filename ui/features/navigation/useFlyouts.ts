import { timings } from "@heimwerk/core/timings.ts"
import { type PointerEvent, useEffect, useRef, useState } from "react"

import { onOutside } from "../../widgets/onOutside.ts"

/**
 * State of several flyouts, of which at most one is open. Hovering for 150 ms opens a flyout, and it closes
 * 150 ms after the mouse has left the row (storefront 9, as for the store flyout). A button opens it at once.
 * Escape closes it wherever the focus is (WCAG 1.4.13), and focuses the button if the focus was in the row.
 * It also closes when an element outside of the row gets focus, and when the pointer is pressed outside of it.
 *
 * @param hovered the flyout under the mouse at mount, for which the browser fires no event
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

  useEffect(() => {
    if (open === undefined) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.preventDefault()
      clearTimeout(timer.current)
      setOpen(undefined)
      if (place.current?.contains(document.activeElement) !== true) return
      place.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [open])

  useEffect(() => {
    if (open === undefined || place.current === null) return
    return onOutside(place.current, () => {
      clearTimeout(timer.current)
      setOpen(undefined)
    })
  }, [open])

  return {
    open,
    show: now,
    close: () => now(undefined),
    place: {
      ref: place,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(undefined)
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

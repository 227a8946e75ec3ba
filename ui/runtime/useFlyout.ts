import {
  initialStoreFlyout,
  type StoreFlyoutEvent,
  storeFlyoutReducer,
} from "@heimwerk/core/market/storeFlyout.ts"
import { type MouseEvent, type PointerEvent, useEffect, useReducer, useRef } from "react"

import { onIdle } from "../hydration/onIdle.ts"
import { onOutside } from "../widgets/onOutside.ts"

/**
 * The state of a header flyout, as props of a `details` element and its `summary` (storefront 4, header). It
 * opens when the mouse stays over it, and at once on a click, a tap or Enter. Escape closes it, wherever the
 * focus is (WCAG 1.4.13). It also closes when an element outside of it gets focus, when the pointer is pressed
 * outside of it, and when the mouse leaves it while nothing in it has focus. Without JavaScript the `details` element still opens.
 *
 * @param onOpen called when the flyout is open and the browser is idle
 */
export const useFlyout = (onOpen: () => void) => {
  const [flyout, dispatch] = useReducer(storeFlyoutReducer, initialStoreFlyout)
  const details = useRef<HTMLDetailsElement>(null)

  // A click before hydration may have opened the flyout. Without this effect, React would treat the flyout as
  // closed, and Escape and the next click would not close it.
  useEffect(() => {
    if (details.current?.open === true) dispatch({ kind: "chosen", at: performance.now() })
  }, [])

  const { isOpen, opensAt } = flyout
  useEffect(() => {
    if (opensAt === undefined) return
    const timer = setTimeout(
      () => dispatch({ kind: "tick", at: performance.now() }),
      Math.ceil(opensAt - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [opensAt])

  useEffect(() => (isOpen ? onIdle(onOpen) : undefined), [isOpen, onOpen])

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ defaultPrevented, key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented) return
      const hadFocus = details.current?.contains(document.activeElement) === true
      dispatch({ kind: "escape" })
      if (hadFocus) details.current?.querySelector("summary")?.focus()
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [isOpen])

  useEffect(
    () =>
      isOpen && details.current !== null
        ? onOutside(details.current, () => dispatch({ kind: "left" }))
        : undefined,
    [isOpen],
  )

  /**
   * Returns whether focus in the flyout keeps it open. Focus that a click leaves on the `summary` does not
   * count, but focus by keyboard does.
   */
  const isInUse = () => {
    const focused = details.current?.querySelector(":focus")
    return (
      focused instanceof HTMLElement && (focused.localName !== "summary" || focused.matches(":focus-visible"))
    )
  }
  const byMouse = ({ pointerType }: PointerEvent, event: StoreFlyoutEvent) => {
    if (pointerType === "mouse") dispatch(event)
  }
  return {
    isOpen,
    close: () => dispatch({ kind: "left" }),
    details: {
      ref: details,
      open: isOpen,
      onPointerEnter: (pointer: PointerEvent) => byMouse(pointer, { kind: "entered", at: performance.now() }),
      onPointerLeave: (pointer: PointerEvent) => {
        if (!isInUse()) byMouse(pointer, { kind: "left" })
      },
    },
    summary: {
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        dispatch({ kind: "chosen", at: performance.now() })
      },
    },
  } as const
}

import {
  initialStoreFlyout,
  type StoreFlyoutEvent,
  storeFlyoutReducer,
} from "@heimwerk/core/market/storeFlyout.ts"
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useReducer, useRef } from "react"

import { onIdle } from "../hydration/onIdle.ts"

/**
 * The state of a header flyout, as props of a `details` element and its `summary` (storefront 4, header). It
 * opens when the mouse stays over it, and at once on a click, a tap or Enter. Escape closes it. It also
 * closes when the mouse leaves, unless an input in it has focus. Without JavaScript the `details` element
 * still opens.
 *
 * @param onOpen called when the flyout is open and the browser is idle
 */
export const useFlyout = (onOpen: () => void) => {
  const [flyout, dispatch] = useReducer(storeFlyoutReducer, initialStoreFlyout)
  const details = useRef<HTMLDetailsElement>(null)
  const send = (event: StoreFlyoutEvent) => dispatch(event)

  const { opensAt } = flyout
  useEffect(() => {
    if (opensAt === undefined) return
    const timer = setTimeout(
      () => dispatch({ kind: "tick", at: performance.now() }),
      Math.ceil(opensAt - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [opensAt])

  useEffect(() => (flyout.isOpen ? onIdle(onOpen) : undefined), [flyout.isOpen, onOpen])

  const isTypedIn = () =>
    document.activeElement instanceof HTMLInputElement &&
    details.current?.contains(document.activeElement) === true
  const byMouse = ({ pointerType }: PointerEvent, event: StoreFlyoutEvent) => {
    if (pointerType === "mouse") send(event)
  }
  return {
    isOpen: flyout.isOpen,
    close: () => send({ kind: "left" }),
    details: {
      ref: details,
      open: flyout.isOpen,
      onPointerEnter: (pointer: PointerEvent) => byMouse(pointer, { kind: "entered", at: performance.now() }),
      onPointerLeave: (pointer: PointerEvent) => {
        if (!isTypedIn()) byMouse(pointer, { kind: "left" })
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Escape" || !flyout.isOpen) return
        send({ kind: "escape" })
        details.current?.querySelector("summary")?.focus()
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) send({ kind: "left" })
      },
    },
    summary: {
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        send({ kind: "chosen", at: performance.now() })
      },
    },
  } as const
}

import { swipedSlides, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import { type MouseEvent, type PointerEvent, useRef } from "react"

/** Maximum movement of the finger during a tap, in pixels. A longer movement is a swipe. */
const tapTolerance = 8

interface Swipe {
  readonly change: (steps: 1 | -1) => void
  /** Called during a swipe with the finger's distance in pixels, and with 0 at its end. */
  readonly follow?: (way: number) => void
}

/**
 * Handles swipes through pictures: more than 80 pixels change the picture (storefront 9, gallery carousel).
 * The click that the browser fires after a swipe is suppressed.
 */
export const useSwipe = ({ change, follow }: Swipe) => {
  const start = useRef<{ readonly x: number; readonly pointerId: number } | undefined>(undefined)
  const hasMoved = useRef(false)
  return {
    onPointerDown: ({ clientX, isPrimary, pointerId, pointerType }: PointerEvent) => {
      hasMoved.current = false
      start.current = isPrimary && pointerType !== "mouse" ? { x: clientX, pointerId } : undefined
    },
    onPointerMove: ({ clientX, pointerId }: PointerEvent) => {
      if (start.current?.pointerId === pointerId) follow?.(clientX - start.current.x)
    },
    onPointerUp: ({ clientX, pointerId }: PointerEvent) => {
      if (start.current?.pointerId !== pointerId) return
      const way = clientX - start.current.x
      start.current = undefined
      hasMoved.current = Math.abs(way) > tapTolerance
      follow?.(0)
      const steps = swipedSlides(way, swipeThresholds.gallery)
      if (steps !== 0) change(steps)
    },
    onPointerCancel: () => {
      start.current = undefined
      follow?.(0)
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

import { zoomScale } from "@heimwerk/core/product/galleryZoom.ts"
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react"

/** Maximum movement of the mouse during a click, in pixels. A longer movement is a drag. */
const clickTolerance = 5

/** Factor by which a click magnifies the picture. */
const wantedScale = 2.5

/** How far a key press pans the magnified picture, in pixels. */
const keyStep = 80

const keySteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
}

/**
 * Returns the ref of the frame, and the event handlers of the magnified picture. The picture scrolls inside
 * the frame: touch scrolls natively, and the mouse drags the picture. The up and down arrow keys pan. The
 * left and right arrow keys pan only with Shift, because without Shift they change the picture (storefront 9,
 * gallery).
 */
export const useMagnified = (isMagnified: boolean, change: () => void) => {
  const frame = useRef<HTMLDivElement>(null)
  /** The clicked point as fractions of the picture; the centre after a key press. */
  const point = useRef({ x: 0.5, y: 0.5 })
  const held = useRef<{ x: number; y: number; way: number } | undefined>(undefined)
  const wasDragged = useRef(false)

  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || !isMagnified) return
    const { clientHeight, clientWidth } = element
    element.style.setProperty("--scale", String(zoomScale(wantedScale)))
    element.scrollTo({
      left: point.current.x * element.scrollWidth - clientWidth / 2,
      top: point.current.y * element.scrollHeight - clientHeight / 2,
      behavior: "instant",
    })
    return () => void element.style.removeProperty("--scale")
  }, [isMagnified])

  const toggle = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    const { height, left, top, width } = currentTarget.getBoundingClientRect()
    point.current =
      detail === 0 || width === 0 || height === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (clientX - left) / width, y: (clientY - top) / height }
    change()
  }
  const pan = {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      wasDragged.current = false
      held.current = pointerType === "mouse" ? { x: clientX, y: clientY, way: 0 } : undefined
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const from = held.current
      if (from === undefined || buttons === 0) return
      const [x, y] = [from.x - clientX, from.y - clientY]
      frame.current?.scrollBy({ left: x, top: y, behavior: "instant" })
      const way = from.way + Math.abs(x) + Math.abs(y)
      wasDragged.current = way > clickTolerance
      held.current = { x: clientX, y: clientY, way }
    },
    onPointerUp: () => {
      held.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = keySteps[event.key]
      if (step === undefined || (step[0] !== 0 && !event.shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
      frame.current?.scrollBy({ left: step[0], top: step[1] })
    },
  }
  return { frame, pan, toggle }
}

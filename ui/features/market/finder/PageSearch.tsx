import { useEffect, useRef, useState } from "react"

import { onFirstUse } from "../../../hydration/onFirstUse.ts"
import { onIdle } from "../../../hydration/onIdle.ts"
import { useLoadedComponent } from "../../../hydration/useLoadedComponent.ts"
import { PlaceForm } from "../PlaceForm.tsx"
import { usePositionSearch } from "../usePositionSearch.ts"
import type { PageSearchProps } from "./PageFinderSearch.tsx"

interface SearchRank {
  /**
   * Whether the search is not the main purpose of the page. Its scripts then load only when the pointer or
   * the focus reaches it.
   */
  readonly isMinor?: boolean
}

const loadSearch = async () => (await import("./PageFinderSearch.tsx")).PageFinderSearch

/** Calls back when the focus is outside of the element. Replacing a focused field loses the next key press. */
const whenUnused = (element: HTMLElement, callback: () => void): (() => void) => {
  const look = () => {
    if (!element.contains(document.activeElement)) callback()
  }
  element.addEventListener("focusout", look)
  look()
  return () => element.removeEventListener("focusout", look)
}

const nearEvents = ["pointerover", "focusin"] as const

/**
 * Calls back when the element is in the window after the first use of the page. Returns a function that cancels the call.
 */
const whenSeen = (element: HTMLElement, callback: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callback()
  })
  const cancel = onFirstUse(() => observer.observe(element))
  return () => {
    cancel()
    observer.disconnect()
  }
}

/**
 * Calls back when the pointer or the focus first reaches the element. A touch screen reports no pointer
 * before the tap. There, this function calls back when the element is in the window after the first use of
 * the page. Returns a function that cancels the call.
 */
const whenNear = (element: HTMLElement, callback: () => void): (() => void) => {
  if (matchMedia("(hover: none)").matches) return whenSeen(element, callback)
  const cancel = () => nearEvents.forEach((type) => element.removeEventListener(type, near))
  const near = () => {
    cancel()
    callback()
  }
  nearEvents.forEach((type) => element.addEventListener(type, near, { passive: true }))
  return cancel
}

/**
 * The search for markets on a page: a form that works without JavaScript. A form with suggestions replaces it
 * after its script has loaded. A selection changes the URL, so that the page can be shared and the back
 * button works.
 */
export const PageSearch = ({ isMinor = false, ...props }: PageSearchProps & SearchRank) => {
  const place = useRef<HTMLDivElement>(null)
  const { Component: Search, load } = useLoadedComponent(loadSearch)
  const [isReplaced, setReplaced] = useState(false)
  const [isReady, setReady] = useState(false)
  // Belongs to both forms: the second one may replace the first while the visitor's position is requested.
  const position = usePositionSearch()

  useEffect(() => {
    // If the script with the suggestions fails to load, the plain form stays.
    const start = () => void load()
    return isMinor && place.current !== null ? whenNear(place.current, start) : onIdle(start)
  }, [isMinor, load])
  useEffect(() => {
    if (!isReady || place.current === null) return
    return whenUnused(place.current, () => setReplaced(true))
  }, [isReady])

  return (
    <>
      {isReplaced ? null : (
        <div ref={place}>
          <PlaceForm id="ort" query={props.query} stacked={props.stacked} position={position} />
        </div>
      )}
      {Search === undefined ? null : (
        <Search {...props} position={position} isShown={isReplaced} onReady={setReady} />
      )}
    </>
  )
}

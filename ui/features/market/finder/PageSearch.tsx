import { useEffect, useRef, useState } from "react"

import { onIdle } from "../../../hydration/onIdle.ts"
import { useLoadedComponent } from "../../../hydration/useLoadedComponent.ts"
import { PlaceForm } from "../PlaceForm.tsx"
import type { PageSearchProps } from "./PageFinderSearch.tsx"

const loadSearch = async () => (await import("./PageFinderSearch.tsx")).PageFinderSearch

/**
 * Calls back as soon as no field of the element has focus. Replacing a focused field would lose the next key
 * press.
 */
const whenUnused = (element: HTMLElement, callback: () => void): (() => void) => {
  const look = () => {
    if (!element.contains(document.activeElement)) callback()
  }
  element.addEventListener("focusout", look)
  look()
  return () => element.removeEventListener("focusout", look)
}

/**
 * The search for markets on a page: a form that works without JavaScript. A form with suggestions replaces it
 * after its script has loaded. A selection changes the URL, so that the page can be shared and the back
 * button works.
 */
export const PageSearch = (props: PageSearchProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { Component: Search, load } = useLoadedComponent(loadSearch)
  const [isReplaced, setReplaced] = useState(false)
  const [isReady, setReady] = useState(false)

  useEffect(
    () =>
      onIdle(() => {
        // If the script with the suggestions fails to load, the plain form stays.
        void load()
      }),
    [load],
  )
  useEffect(() => {
    if (!isReady || place.current === null) return
    return whenUnused(place.current, () => setReplaced(true))
  }, [isReady])

  return (
    <>
      {isReplaced ? null : (
        <div ref={place}>
          <PlaceForm id="ort" query={props.query} stacked={props.stacked} />
        </div>
      )}
      {Search === undefined ? null : <Search {...props} isShown={isReplaced} onReady={setReady} />}
    </>
  )
}

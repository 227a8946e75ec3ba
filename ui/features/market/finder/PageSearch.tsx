import { type ComponentType, useEffect, useRef, useState } from "react"

import { onIdle } from "../../../hydration/onIdle.ts"
import { PlaceForm } from "../PlaceForm.tsx"
import type { PageSearchProps } from "./PageFinderSearch.tsx"
import { type FinderHandle, useFinder } from "./useFinder.ts"

/** Calls back as soon as nothing within an element has the focus, so that no key press falls between two fields. */
const whenUnused = (element: HTMLElement, callback: () => void): (() => void) => {
  const look = () => {
    if (!element.contains(document.activeElement)) callback()
  }
  element.addEventListener("focusout", look)
  look()
  return () => element.removeEventListener("focusout", look)
}

/**
 * The search of the market page: a form that works without a script, and one with suggestions once its script is there.
 * What is chosen is an address, so that it can be shared and gone back from.
 */
export const PageSearch = (props: PageSearchProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [Search, setSearch] = useState<ComponentType<PageSearchProps & FinderHandle> | undefined>(undefined)
  const [isReplaced, setReplaced] = useState(false)
  const finder = useFinder(isWanted)
  const isReady = Search !== undefined && typeof finder !== "string"

  useEffect(
    () =>
      onIdle(() => {
        setWanted(true)
        // Without the suggestions the plain form goes on.
        import("./PageFinderSearch.tsx").then(
          ({ PageFinderSearch }) => setSearch(() => PageFinderSearch),
          () => undefined,
        )
      }),
    [],
  )
  useEffect(() => {
    if (!isReady || place.current === null) return
    return whenUnused(place.current, () => setReplaced(true))
  }, [isReady])

  if (!isReplaced || !isReady) {
    return (
      <div ref={place}>
        <PlaceForm id="ort" query={props.query} />
      </div>
    )
  }
  return <Search {...props} {...finder} />
}

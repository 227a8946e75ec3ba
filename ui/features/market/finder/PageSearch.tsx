import { useSetAtom } from "jotai"
import { type ComponentType, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../../paths.ts"
import { whenIdle } from "../../../whenIdle.ts"
import { locateAtom } from "../atoms.ts"
import { PlaceForm } from "../PlaceForm.tsx"
import type { FinderSearchProps } from "./FinderSearch.tsx"
import { useFinder } from "./useFinder.ts"

interface PageSearchProps {
  readonly query: string
  /** The address of the list around a suggested place. */
  readonly placeLink: (id: string, title: string) => string
}

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
export const PageSearch = ({ placeLink, query }: PageSearchProps) => {
  const navigate = useNavigate()
  const locate = useSetAtom(locateAtom)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [Search, setSearch] = useState<ComponentType<FinderSearchProps> | undefined>(undefined)
  const [isReplaced, setReplaced] = useState(false)
  const finder = useFinder(isWanted)
  const isReady = Search !== undefined && typeof finder !== "string"

  useEffect(
    () =>
      whenIdle(() => {
        setWanted(true)
        // Without the suggestions the plain form goes on.
        import("./FinderSearch.tsx").then(
          ({ FinderSearch }) => setSearch(() => FinderSearch),
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
        <PlaceForm id="ort" query={query} />
      </div>
    )
  }
  const show = (asked: Readonly<Record<string, string>>) => {
    setProblem(undefined)
    void navigate(`${paths.markets}?${new URLSearchParams(asked)}`)
  }
  const useMyPosition = async () => {
    const located = await locate()
    if (located.kind === "failed") return setProblem(located.message)
    show({ [fields.lat]: String(located.value.lat), [fields.lng]: String(located.value.lng) })
  }
  return (
    <Search
      {...finder}
      initialText={query}
      problem={problem}
      actions={{
        place: (id, title) => void navigate(placeLink(id, title)),
        market: (_, link) => void navigate(link),
        submit: (text) => {
          const [first] = finder.view.placeSuggestions
          if (first === undefined) show({ [fields.place]: text.trim() })
          else void navigate(placeLink(first.vendorId, first.title))
        },
        locate: () => void useMyPosition(),
      }}
    />
  )
}

import { type MouseEvent, useRef, useState } from "react"

import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { FacetGroups, type FacetGroupsProps } from "./FacetGroups.tsx"
import styles from "./Facets.module.css"
import { filtersId } from "./focusResults.ts"

const loadSheet = async () => (await import("./FilterSheet.tsx")).FilterSheet

interface FacetsProps extends FacetGroupsProps {
  /** Number of articles in the list. */
  readonly total: number
}

/**
 * The facets of an article list: a column on wide windows, a side sheet behind one button on small windows.
 * Without JavaScript the button unfolds the facets below itself.
 */
export const Facets = ({ total, ...groups }: FacetsProps) => {
  const chosen = groups.state.filters.reduce((sum, { values }) => sum + values.length, 0)
  const button = useRef<HTMLElement>(null)
  const folded = useRef<HTMLDetailsElement>(null)
  const { Component: Sheet, load } = useLoadedComponent(loadSheet)
  const [isOpen, setOpen] = useState(false)

  const open = async (event: MouseEvent) => {
    event.preventDefault()
    // A click before hydration may have unfolded the facets below the button.
    if (folded.current !== null) folded.current.open = false
    setOpen(true)
    const isLoaded = Sheet !== undefined || (await load())
    // If the script of the side sheet fails to load, the facets unfold below the button instead.
    if (!isLoaded && folded.current !== null) folded.current.open = true
  }

  return (
    <>
      {/*
       * This element is focusable by script in place of the `details` element: Firefox leaves out all links inside a
       * `details` element with a negative tab index when the visitor presses Tab.
       */}
      <div id={filtersId} tabIndex={-1} className={styles["column"]}>
        <details ref={folded} className={styles["facets"]}>
          <summary
            ref={button}
            className={styles["button"]}
            aria-haspopup="dialog"
            onClick={(event) => void open(event)}
          >
            <Icon name="filter" size={20} />
            <span>{chosen === 0 ? "Filter" : `Filter (${chosen})`}</span>
          </summary>
          <nav aria-label="Filter">
            <h2 className="visually-hidden">Filter</h2>
            <FacetGroups {...groups} />
          </nav>
        </details>
      </div>
      {Sheet === undefined ? null : (
        <Sheet {...groups} total={total} isOpen={isOpen} opener={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

import { type ComponentType, type MouseEvent, useRef, useState } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import { FacetGroups, type FacetGroupsProps } from "./FacetGroups.tsx"
import styles from "./Facets.module.css"
import type { FilterSheetProps } from "./FilterSheet.tsx"

interface FacetsProps extends FacetGroupsProps {
  /** How many articles the list has now. */
  readonly total: number
}

/**
 * What a list can be narrowed by: a column on wide windows; on small ones behind one button, in a sheet beside the page, and
 * without a script folded below it.
 */
export const Facets = ({ total, ...groups }: FacetsProps) => {
  const chosen = groups.state.filters.reduce((sum, { values }) => sum + values.length, 0)
  const button = useRef<HTMLElement>(null)
  const folded = useRef<HTMLDetailsElement>(null)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)

  const open = async (event: MouseEvent) => {
    event.preventDefault()
    // A click before the script has unfolded them.
    if (folded.current !== null) folded.current.open = false
    setOpen(true)
    if (Sheet !== undefined) return
    try {
      const { FilterSheet } = await import("./FilterSheet.tsx")
      setSheet(() => FilterSheet)
    } catch {
      // Without a connection the fold does what the sheet would.
      if (folded.current !== null) folded.current.open = true
    }
  }

  return (
    <>
      <details ref={folded} className={styles["facets"]}>
        <summary
          ref={button}
          className={styles["button"]}
          aria-haspopup="dialog"
          onClick={(event) => void open(event)}
        >
          <Icon name="filter" size={20} />
          Filter{chosen === 0 ? "" : ` (${chosen})`}
        </summary>
        <nav aria-label="Filter">
          <h2 className="visually-hidden">Filter</h2>
          <FacetGroups {...groups} />
        </nav>
      </details>
      {Sheet === undefined ? null : (
        <Sheet {...groups} total={total} isOpen={isOpen} opener={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

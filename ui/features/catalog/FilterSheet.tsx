import { type RefObject, useRef } from "react"

import { SideModal } from "../../widgets/SideModal.tsx"
import { FacetGroups, type FacetGroupsProps } from "./FacetGroups.tsx"
import styles from "./Facets.module.css"
import { resultsId } from "./focusResults.ts"

export interface FilterSheetProps extends FacetGroupsProps {
  /** Number of articles in the list. */
  readonly total: number
  readonly isOpen: boolean
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The facets in a side sheet. Its last button closes the sheet and leads to the results. */
export const FilterSheet = ({ isOpen, onClose, opener, total, ...groups }: FilterSheetProps) => {
  const showsResults = useRef(false)
  const show = () => {
    showsResults.current = true
    onClose()
  }
  /**
   * Returns the element that gets focus after closing: the list's results, or the button that opened the
   * sheet.
   */
  const returnTo = () => {
    const target = showsResults.current ? document.getElementById(resultsId) : opener.current
    showsResults.current = false
    return target
  }
  return (
    <SideModal title="Filter" isOpen={isOpen} onClose={onClose} finalFocus={returnTo}>
      <div className={styles["sheet"]}>
        <div className={styles["choices"]}>
          <FacetGroups {...groups} />
        </div>
        <div className={styles["bar"]}>
          <button type="button" className={styles["show"]} onClick={show}>
            {total === 1 ? "1 Artikel anzeigen" : `${total} Artikel anzeigen`}
          </button>
        </div>
      </div>
    </SideModal>
  )
}

import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"

import { brand } from "../../../brand.ts"
import styles from "./ViewSwitch.module.css"

/** The views of the market list. */
export type FinderViewName = "LIST" | "MAP" | "COMPARE"

const texts = finderTexts(brand)

const views: ReadonlyArray<readonly [FinderViewName, string]> = [
  ["LIST", texts.list],
  ["MAP", texts.map],
  ["COMPARE", "Vergleich"],
]

interface ViewSwitchProps {
  readonly shown: FinderViewName
  readonly onShow: (view: FinderViewName) => void
}

/** Toggle buttons for the views of the market list: list, map and comparison (forms and markets 2.3). */
export const ViewSwitch = ({ onShow, shown }: ViewSwitchProps) => (
  <div className={styles["views"]} role="group" aria-label="Ansicht">
    {views.map(([view, label]) => (
      <button key={view} type="button" aria-pressed={shown === view} onClick={() => onShow(view)}>
        {label}
      </button>
    ))}
  </div>
)

import { Skeleton } from "../../widgets/Skeleton.tsx"
import styles from "./LoadingSuggestions.module.css"

const rows = [1, 2, 3, 4, 5]

/** Skeleton of the suggestions while they load. */
export const LoadingSuggestions = () => (
  <>
    <span className="visually-hidden">Vorschläge werden geladen</span>
    <span className={styles["rows"]}>
      {rows.map((row) => (
        <Skeleton key={row} shape="line" />
      ))}
    </span>
  </>
)

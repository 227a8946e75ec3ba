import { useNavigation } from "react-router-dom"

import styles from "./Progress.module.css"

/** A progress line at the top of the window while a page is loading. */
export const Progress = () =>
  useNavigation().state === "idle" ? null : (
    <div className={styles["progress"]} role="progressbar" aria-label="Seite wird geladen" />
  )

import { useLocation } from "react-router-dom"

import styles from "../parts/Message.module.css"

/** The last resort, when even the frame could not be shown. It needs no script: both ways on are plain links. */
export const BrokenPage = () => {
  const { pathname, search } = useLocation()
  return (
    <main id="inhalt" className={styles["message"]}>
      <h1>Da ist etwas schief gelaufen</h1>
      <p role="alert">Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut.</p>
      <div className={styles["ways"]}>
        <a href={pathname + search}>Neuer Versuch</a>
        <a href="/">Zur Startseite zurück</a>
      </div>
    </main>
  )
}

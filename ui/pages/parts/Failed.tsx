import { useRevalidator } from "react-router-dom"

import { paths } from "../../paths.ts"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import styles from "./Message.module.css"

/** A page that could not be had: what happened, a new try, and a way on. */
export const Failed = ({ message }: { readonly message: string }) => {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles["message"]}>
      <h1>Da ist etwas schief gelaufen</h1>
      <p role="alert">{message}</p>
      <div className={styles["ways"]}>
        <Button busy={state === "loading"} onClick={() => void revalidate()}>
          Neuer Versuch
        </Button>
        <ButtonLink to={paths.home} look="outline">
          Zur Startseite zurück
        </ButtonLink>
      </div>
    </div>
  )
}

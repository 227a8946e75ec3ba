import { errorPage } from "@heimwerk/core/navigation/pageTexts.ts"
import { useRevalidator } from "react-router-dom"

import { Button, ButtonLink } from "../widgets/Button.tsx"
import styles from "./Message.module.css"

/**
 * Error page for a page whose data failed to load (storefront 2, generic error page): message, retry button
 * and a link to the home page.
 */
export const Failed = ({ message }: { readonly message: string }) => {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles["message"]}>
      <h1>{errorPage.headline}</h1>
      <p role="alert">{message}</p>
      <div className={styles["ways"]}>
        <Button busy={state === "loading"} onClick={() => void revalidate()}>
          {errorPage.button}
        </Button>
        <ButtonLink to={errorPage.home.href} look="outline">
          {errorPage.home.text}
        </ButtonLink>
      </div>
    </div>
  )
}

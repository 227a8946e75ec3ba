import { errorPage } from "@heimwerk/core/navigation/pageTexts.ts"
import { useLocation } from "react-router-dom"

import { legalLinks } from "../legalLinks.ts"
import { NewTabLink } from "../widgets/NewTabLink.tsx"
import styles from "../shared/Message.module.css"

/**
 * Error page that replaces everything if the layout fails to render (storefront 2, generic error page). It
 * works without JavaScript and shows the same text as the server's error page.
 */
export const BrokenPage = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <main id="inhalt" className={styles["message"]}>
        <h1>{errorPage.headline}</h1>
        <p role="alert">{errorPage.text}</p>
        <div className={styles["ways"]}>
          <a href={pathname + search}>{errorPage.button}</a>
          <a href={errorPage.home.href}>{errorPage.home.text}</a>
        </div>
      </main>
      <footer className={styles["links"]}>
        {legalLinks.map(({ href, text }) => (
          <NewTabLink key={href} href={href}>
            {text}
          </NewTabLink>
        ))}
      </footer>
    </>
  )
}

import { notFoundPage } from "@heimwerk/core/navigation/pageTexts.ts"

import { SearchForm } from "../features/search/SearchForm.tsx"
import { ButtonLink } from "../widgets/Button.tsx"
import styles from "./Message.module.css"

/** The not-found page (storefront 2). */
export const NotFound = () => (
  <div className={styles["message"]}>
    <h1>{notFoundPage.headline}</h1>
    {notFoundPage.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <div className={styles["search"]}>
      <SearchForm id="suche-404" label="Artikel suchen" placeholder={notFoundPage.placeholder} withWord />
    </div>
    <ButtonLink to={notFoundPage.home.href} look="outline">
      {notFoundPage.home.text}
    </ButtonLink>
  </div>
)

import { SearchForm } from "../../features/search/SearchForm.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./Message.module.css"

/** Storefront 2, not-found page. */
export const NotFound = () => (
  <div className={styles["message"]}>
    <h1>Seite nicht gefunden</h1>
    <p>Die Seite, die du suchst, gibt es nicht oder nicht mehr.</p>
    <p>Such nach einem Artikel oder geh zurück zur Startseite.</p>
    <div className={styles["search"]}>
      <SearchForm id="suche-404" label="Artikel suchen" placeholder="Finden & machen" withWord />
    </div>
    <ButtonLink to={paths.home} look="outline">
      Zur Startseite zurück
    </ButtonLink>
  </div>
)

import { missingTerm, nothingFound } from "@heimwerk/core/search/nothingFound.ts"

import type { ListData } from "./ListData.ts"
import styles from "./NothingFound.module.css"
import { ServiceLinks } from "./ServiceLinks.tsx"
import { CategoryLinks } from "../../features/navigation/CategoryLinks.tsx"
import { SearchForm } from "../../features/search/SearchForm.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"

/** Message that the filters have no results, with a link that removes them. */
export const NothingLeft = ({ path }: { readonly path: string }) => (
  <div className={styles["nothing"]}>
    <p className={styles["head"]}>Zu deinen Filtern passt kein Artikel.</p>
    <p>Entferne einen Filter, um wieder Artikel zu sehen.</p>
    <ButtonLink to={path}>Alle Filter zurücksetzen</ButtonLink>
  </div>
)

/** Message that the search has no results (storefront 8), with service pages, a new search and categories. */
export const NothingFound = ({ below: categories, heading, services }: ListData) => (
  <div className={styles["nothing"]}>
    <p className={styles["head"]}>{heading === "" ? missingTerm : nothingFound}</p>
    {heading === "" ? null : <p>Prüfe die Schreibweise, oder versuche es mit einem allgemeineren Wort.</p>}
    {services === undefined || services.length === 0 ? null : <ServiceLinks services={services} />}
    <div className={styles["search"]}>
      <SearchForm id="suche-neu" label="Noch einmal suchen" placeholder="Wonach suchst du?" withWord />
    </div>
    {categories.length === 0 ? null : (
      <div className={styles["categories"]}>
        <h2>Stöbere in unserem Sortiment</h2>
        <CategoryLinks categories={categories} label="Stöbern" />
      </div>
    )}
  </div>
)

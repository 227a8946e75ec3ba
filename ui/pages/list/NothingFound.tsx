import { nothingFound } from "@heimwerk/core/search/nothingFound.ts"

import { SearchForm } from "../../features/search/SearchForm.tsx"
import { CategoryLinks } from "../../features/navigation/CategoryLinks.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import type { ListData } from "./ListData.ts"
import styles from "./NothingFound.module.css"

/** Message for filters without results, with a link that removes them. */
export const NothingLeft = ({ path }: { readonly path: string }) => (
  <div className={styles["nothing"]}>
    <p className={styles["head"]}>Zu deinen Filtern passt kein Artikel.</p>
    <p>Entferne einen Filter, um wieder Artikel zu sehen.</p>
    <ButtonLink to={path}>Alle Filter zurücksetzen</ButtonLink>
  </div>
)

/** Message for a search without results (storefront 8), with a new search and categories. */
export const NothingFound = ({ categories }: { readonly categories: ListData["below"] }) => (
  <div className={styles["nothing"]}>
    <p className={styles["head"]}>{nothingFound}</p>
    <p>Prüfe die Schreibweise, oder versuche es mit einem allgemeineren Wort.</p>
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

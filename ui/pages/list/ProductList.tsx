import type { ReactNode } from "react"

import { ActiveFilters } from "../../features/catalog/ActiveFilters.tsx"
import { Facets } from "../../features/catalog/Facets.tsx"
import { resultsId } from "../../features/catalog/focusResults.ts"
import { ListPagination } from "../../features/catalog/ListPagination.tsx"
import { SortForm } from "../../features/catalog/SortForm.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import { TileGrid } from "../parts/TileGrid.tsx"
import type { ListData } from "./ListData.ts"
import styles from "./ProductList.module.css"

interface ProductListProps {
  readonly data: ListData
  readonly title: ReactNode
  readonly above: ReactNode
}

const Nothing = ({ isNarrowed, path }: { readonly isNarrowed: boolean; readonly path: string }) => (
  <div className={styles["nothing"]}>
    <p className={styles["nothingHead"]}>
      {isNarrowed
        ? "Zu deinen Filtern passt kein Artikel."
        : "Leider finden wir keine Ergebnisse für deinen Suchbegriff."}
    </p>
    <p>
      {isNarrowed
        ? "Entferne einen Filter, um wieder Artikel zu sehen."
        : "Prüfe die Schreibweise, oder versuche es mit einem allgemeineren Wort."}
    </p>
    {isNarrowed ? (
      <ButtonLink to={path}>Alle Filter zurücksetzen</ButtonLink>
    ) : (
      <ButtonLink to="/">Zur Startseite</ButtonLink>
    )}
  </div>
)

/** A list of products: where it is, what narrows it, how it is sorted, its tiles and its pages. */
export const ProductList = ({ above, data, title }: ProductListProps) => {
  const { crumbs, heading, marketName, page, path, state } = data
  const isEmpty = page.total === 0
  return (
    <div className={styles["list"]}>
      <Breadcrumb links={crumbs} current={heading} />
      <div className={styles["head"]}>
        {title}
        {isEmpty ? null : <p className={styles["count"]}>{page.total} Artikel</p>}
      </div>
      {above === null ? null : <div className={styles["above"]}>{above}</div>}
      {isEmpty && state.filters.length === 0 ? (
        <Nothing isNarrowed={false} path={path} />
      ) : (
        <div className={styles["columns"]}>
          <Facets facets={page.facets} path={path} state={state} total={page.total} />
          <div id={resultsId} className={styles["results"]} tabIndex={-1}>
            <div className={styles["tools"]}>
              <ActiveFilters facets={page.facets} path={path} state={state} />
              <SortForm path={path} state={state} />
            </div>
            {isEmpty ? (
              <Nothing isNarrowed path={path} />
            ) : (
              <>
                <TileGrid products={page.products} marketName={marketName} eager={4} />
                <ListPagination path={path} state={state} pageCount={page.pageCount} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

import { listSearch } from "@heimwerk/core/catalog/listState.ts"
import type { ReactNode } from "react"

import type { ListData } from "./ListData.ts"
import { NothingFound, NothingLeft } from "./NothingFound.tsx"
import styles from "./ProductList.module.css"
import { ServiceLinks } from "./ServiceLinks.tsx"
import { ActiveFilters } from "../../features/catalog/ActiveFilters.tsx"
import { ListPagination } from "../../features/catalog/ListPagination.tsx"
import { MarketFilter } from "../../features/catalog/MarketFilter.tsx"
import { SortForm } from "../../features/catalog/SortForm.tsx"
import { articlesId, filtersId, resultsId } from "../../features/catalog/focusResults.ts"
import { isChosen } from "../../features/catalog/isChosen.ts"
import { useListState } from "../../features/catalog/useListState.ts"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import { finderLink } from "../../paths.ts"
import { TileGrid } from "../../shared/TileGrid.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import skipStyles from "../../widgets/SkipLink.module.css"

/** The filters hydrate late, because they are links, and unfolding them needs no script. */
const Facets = lazyPart(
  async () => (await import("../../features/catalog/Facets.tsx")).Facets,
  <div className={styles["folded"]} />,
)

/** Availability codes that depend on the chosen market: without one, no article has them. */
const marketCodes = ["1", "2"]

interface ProductListProps {
  readonly data: ListData
  readonly title: ReactNode
  readonly above: ReactNode
}

/**
 * The articles with filters and sort order. While a new result loads, the old articles stay, faded, so that
 * the layout does not jump.
 */
const Results = ({ data }: { readonly data: ListData }) => {
  const { marketName, page, path } = data
  const { isPending, state } = useListState(data.state)
  const needsMarket =
    marketName === undefined && marketCodes.some((code) => isChosen(data.state, "availability", code))
  return (
    <div className={styles["columns"]}>
      <div className={styles["bar"]}>
        <Facets facets={page.facets} path={path} state={state} total={page.total} />
        <SortForm path={path} state={state} />
      </div>
      {marketName === undefined ? null : (
        <div className={styles["market"]}>
          <MarketFilter facets={page.facets} marketName={marketName} path={path} state={state} />
        </div>
      )}
      <div id={resultsId} className={styles["results"]} tabIndex={-1} aria-busy={isPending}>
        <ActiveFilters facets={page.facets} path={path} state={state} />
        {needsMarket ? (
          <Notice kind="info">
            <Link {...finderLink}>Wähle deinen Markt</Link>: dann siehst du, was dort verfügbar ist.
          </Notice>
        ) : null}
        {/* The key recreates the tiles for a new result. Reused tiles would visibly jump to other positions. */}
        <div
          key={listSearch(data.state)}
          id={articlesId}
          tabIndex={-1}
          className={isPending ? `${styles["articles"]} ${styles["old"]}` : styles["articles"]}
        >
          {page.total > 0 ? (
            <TileGrid products={page.products} marketName={marketName} first={4} />
          ) : needsMarket ? null : (
            <NothingLeft path={path} />
          )}
        </div>
        <ListPagination path={path} state={{ ...state, page: page.page }} pageCount={page.pageCount} />
      </div>
    </div>
  )
}

/** A product list: breadcrumb, filters, sorting, tiles and pagination. */
export const ProductList = ({ above, data, title }: ProductListProps) => {
  const { crumbs, heading, page, services = [], state } = data
  const isNothingFound = page.total === 0 && state.filters.length === 0
  return (
    <div className={styles["list"]}>
      {page.total === 0 ? null : (
        <a className={skipStyles["skip"]} href={`#${filtersId}`}>
          Zu den Filtern springen
        </a>
      )}
      <Breadcrumb links={crumbs} current={heading === "" ? "Suche" : heading} />
      <div className={styles["head"]}>
        {title}
        {page.total === 0 ? null : <p className={styles["count"]}>{`${page.total} Artikel`}</p>}
      </div>
      {above === null ? null : <div className={styles["above"]}>{above}</div>}
      {isNothingFound || services.length === 0 ? null : (
        <div className={styles["above"]}>
          <ServiceLinks services={services} />
        </div>
      )}
      {isNothingFound ? <NothingFound {...data} /> : <Results data={data} />}
    </div>
  )
}

import { useLoaderData } from "react-router-dom"

import { HomeMarket } from "../../features/market/HomeMarket.tsx"
import { PageSearch } from "../../features/market/finder/PageSearch.tsx"
import { Teaser } from "../../features/navigation/Teaser.tsx"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import { paths } from "../../paths.ts"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { loadAddressCheck } from "../../shared/loadAddressCheck.ts"
import { Section } from "../../shared/Section.tsx"
import { placeLink } from "../markets/placeLink.ts"
import { Link } from "../../widgets/Link.tsx"
import styles from "./HomePage.module.css"
import type { HomeData } from "./load.ts"

/**
 * The carousel hydrates late, because it is visible only after scrolling. Its links work before hydration.
 */
const ProductCarousel = lazyPart(
  async () => (await import("../../shared/ProductCarousel.tsx")).ProductCarousel,
)

const CategoryGrid = lazyPart(
  async () => (await import("../../features/navigation/CategoryGrid.tsx")).CategoryGrid,
)

interface ProductsProps {
  readonly title: string
  readonly products: HomeData["offers"]
  readonly market: HomeData["market"]
  /** Link to the page with all articles of this kind. */
  readonly all?: { readonly text: string; readonly to: string }
}

const Products = ({ all, market, products, title }: ProductsProps) =>
  products.length === 0 ? null : (
    <Section>
      <h2 className={styles["head"]}>{title}</h2>
      <ProductCarousel title={title} products={products} marketName={market?.name} />
      {all === undefined ? null : (
        <p className={styles["all"]}>
          <Link to={all.to}>{all.text}</Link>
        </p>
      )}
    </Section>
  )

const Home = ({ categories, favourites, market, marketOffers, offers, teasers }: HomeData) => {
  const [first, ...others] = teasers
  return (
    <>
      <div className={styles["top"]}>
        {first === undefined ? <h1>Finden &amp; machen</h1> : <Teaser banner={first} isFirst />}
        <HomeMarket
          market={market}
          search={
            <PageSearch query="" stacked isMinor placeLink={placeLink} loadAddressCheck={loadAddressCheck} />
          }
        />
      </div>
      <Section>
        <h2 className={styles["head"]}>Unser Sortiment</h2>
        <CategoryGrid categories={categories} />
      </Section>
      <Products
        title="Aktuelle Angebote"
        products={offers}
        market={market}
        all={{ text: "Alle Angebote", to: paths.offers }}
      />
      {others.length === 0 ? null : (
        <Section>
          <div className={styles["teasers"]}>
            {others.map((banner) => (
              <Teaser key={banner.headline.text} banner={banner} />
            ))}
          </div>
        </Section>
      )}
      {market === undefined ? null : (
        <Products title={`Angebote in ${market.name}`} products={marketOffers} market={market} />
      )}
      <Products title="Beliebte Artikel" products={favourites} market={market} />
    </>
  )
}

/** The home page (storefront 2). */
export const HomePage = () => (
  <PageView answer={useLoaderData<Answer<HomeData>>()}>{(data) => <Home {...data} />}</PageView>
)

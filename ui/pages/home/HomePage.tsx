import { useLoaderData } from "react-router-dom"

import { HomeMarket } from "../../features/market/HomeMarket.tsx"
import { CategoryGrid } from "../../features/navigation/CategoryGrid.tsx"
import { Teaser } from "../../features/navigation/Teaser.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { Section } from "../parts/Section.tsx"
import { TileGrid } from "../parts/TileGrid.tsx"
import styles from "./HomePage.module.css"
import type { HomeData } from "./load.ts"

const Home = ({ categories, favourites, market, offers }: HomeData) => (
  <>
    <div className={styles["top"]}>
      <Teaser picture={categories[0]?.image} link={categories[0]?.link ?? "/"} />
      <HomeMarket market={market} />
    </div>
    <Section>
      <h2 className={styles["head"]}>Unser Sortiment</h2>
      <CategoryGrid categories={categories} />
    </Section>
    {offers.length === 0 ? null : (
      <Section>
        <h2 className={styles["head"]}>Aktuelle Angebote</h2>
        <TileGrid products={offers} marketName={market?.name} heading="h3" selection />
      </Section>
    )}
    {favourites.length === 0 ? null : (
      <Section>
        <h2 className={styles["head"]}>Beliebte Artikel</h2>
        <TileGrid products={favourites} marketName={market?.name} heading="h3" selection />
      </Section>
    )}
  </>
)

/** Storefront 2, home. */
export const HomePage = () => (
  <PageView answer={useLoaderData<Answer<HomeData>>()}>{(data) => <Home {...data} />}</PageView>
)

import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { OffersData } from "./loadOffers.ts"
import { ProductList } from "./ProductList.tsx"

const BestOffers = lazyPart(() => import("./BestOffers.tsx").then((m) => m.BestOffers))

/** The page with all offers (storefront 3, page kind PLP_OFFER). */
export const OffersPage = () => (
  <PageView answer={useLoaderData<Answer<OffersData>>()}>
    {(data) => (
      <ProductList
        data={data}
        title={<h1>{data.heading}</h1>}
        above={data.highlights.length === 0 ? null : <BestOffers {...data} />}
      />
    )}
  </PageView>
)

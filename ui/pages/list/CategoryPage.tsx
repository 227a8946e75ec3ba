import { useLoaderData } from "react-router-dom"

import { CategoryLinks } from "../../features/navigation/CategoryLinks.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { ListData } from "./ListData.ts"
import { ProductList } from "./ProductList.tsx"

/** The page with the products of a category. */
export const CategoryPage = () => (
  <PageView answer={useLoaderData<Answer<ListData>>()}>
    {(data) => (
      <ProductList
        data={data}
        title={<h1>{data.heading}</h1>}
        above={data.below.length === 0 ? null : <CategoryLinks categories={data.below} inRow />}
      />
    )}
  </PageView>
)

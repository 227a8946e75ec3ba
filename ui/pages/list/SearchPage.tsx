import { searchPath } from "@heimwerk/core/search/term.ts"
import { Link, useLoaderData } from "react-router-dom"

import { Notice } from "../../widgets/Notice.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { ListData } from "./ListData.ts"
import { ProductList } from "./ProductList.tsx"

const Corrected = ({ corrected, typed }: { readonly corrected: string; readonly typed: string }) => (
  <Notice kind="info">
    Für „{typed}“ haben wir nichts gefunden. Du siehst die Ergebnisse für{" "}
    <Link to={searchPath(corrected)}>„{corrected}“</Link>.
  </Notice>
)

/** The page with the products found for a search term. */
export const SearchPage = () => (
  <PageView answer={useLoaderData<Answer<ListData>>()}>
    {(data) => (
      <ProductList
        data={data}
        title={
          <h1>
            Ergebnisse für <q>{data.page.correctedTerm ?? data.heading}</q>
          </h1>
        }
        above={
          data.page.correctedTerm === undefined ? null : (
            <Corrected typed={data.heading} corrected={data.page.correctedTerm} />
          )
        }
      />
    )}
  </PageView>
)

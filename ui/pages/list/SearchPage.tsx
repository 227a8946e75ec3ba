import { didYouMean } from "@heimwerk/core/search/didYouMean.ts"
import { searchPath } from "@heimwerk/core/search/term.ts"
import { useLoaderData } from "react-router-dom"

import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { ListData } from "./ListData.ts"
import { ProductList } from "./ProductList.tsx"

const Corrected = ({ corrected, typed }: { readonly corrected: string; readonly typed: string }) => (
  <Notice kind="info">
    <span>{`Für „${typed}“ haben wir nichts gefunden.`}</span> Du siehst die Ergebnisse für{" "}
    <Link to={searchPath(corrected)}>{`„${corrected}“`}</Link>.
  </Notice>
)

/** Question whether another term was meant, with links to the results of other terms. */
const Question = ({ terms }: { readonly terms: ReadonlyArray<string> }) => (
  <Notice kind="info">
    {didYouMean(terms).map(({ term, text }) =>
      term === undefined ? (
        text
      ) : (
        <Link key={term} to={searchPath(term)}>
          {text}
        </Link>
      ),
    )}
  </Notice>
)

const Spelling = ({ heading, page: { alternativeTerms, correctedTerm } }: ListData) => (
  <>
    {correctedTerm === undefined ? null : <Corrected typed={heading} corrected={correctedTerm} />}
    {alternativeTerms === undefined ? null : <Question terms={alternativeTerms} />}
  </>
)

/** The page with the products found for a search term. */
export const SearchPage = () => (
  <PageView answer={useLoaderData<Answer<ListData>>()}>
    {(data) => (
      <ProductList
        data={data}
        title={
          data.heading === "" ? (
            <h1>Suche</h1>
          ) : (
            <h1>
              Ergebnisse für <q>{data.page.correctedTerm ?? data.heading}</q>
            </h1>
          )
        }
        above={
          data.page.correctedTerm === undefined && data.page.alternativeTerms === undefined ? null : (
            <Spelling {...data} />
          )
        }
      />
    )}
  </PageView>
)

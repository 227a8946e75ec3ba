import type { ReactNode } from "react"
import { useLoaderData } from "react-router-dom"

import type { Answer } from "./Answer.ts"
import { Failed } from "./parts/Failed.tsx"
import { NotFound } from "./parts/NotFound.tsx"

/** Shows what a page's loader answered: the page, that there is none, or that it could not be had. */
export const PageView = <Data,>({ children }: { readonly children: (data: Data) => ReactNode }) => {
  const answer = useLoaderData<Answer<Data>>()
  switch (answer.kind) {
    case "page":
      return children(answer.data)
    case "failed":
      return <Failed message={answer.message} />
    case "missing":
    case "moved":
      return <NotFound />
  }
}

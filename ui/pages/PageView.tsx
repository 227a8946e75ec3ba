import type { ReactNode } from "react"

import type { Answer } from "./Answer.ts"
import { Failed } from "../shared/Failed.tsx"
import { NotFound } from "../shared/NotFound.tsx"

interface PageViewProps<Data> {
  readonly answer: Answer<Data>
  readonly children: (data: Data) => ReactNode
}

/** Renders the result of a page's loader: the page, the not-found page, or the error page. */
export const PageView = <Data,>({ answer, children }: PageViewProps<Data>) => {
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

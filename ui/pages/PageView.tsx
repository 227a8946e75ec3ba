import type { ReactNode } from "react"

import type { Answer } from "./Answer.ts"
import { Failed } from "../shared/Failed.tsx"
import { NotFound } from "../shared/NotFound.tsx"

interface PageViewProps<Data> {
  readonly answer: Answer<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows what a page's loader answered: the page, that there is none, or that it could not be had. */
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

import type { ComponentType } from "react"

import type { Load } from "./Answer.ts"

/** Lazy imports of the component and the loader of a page. */
export interface PageImports {
  readonly component: () => Promise<ComponentType>
  readonly load: () => Promise<Load<unknown>>
}

/** A page of the shop with its path. */
export interface PageEntry extends PageImports {
  /** Source file of the page's component, as named in the manifest of the client build. */
  readonly id: string
  readonly path: string
}

import type { ComponentType } from "react"

import type { Load } from "./Answer.ts"

/** A page of the shop: its path, and lazy imports of its component and its loader. */
export interface PageEntry {
  /** Source file of the page's component, as named in the manifest of the client build. */
  readonly id: string
  readonly path: string
  readonly component: () => Promise<ComponentType>
  readonly load: () => Promise<Load<unknown>>
}

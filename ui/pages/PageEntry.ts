import type { ComponentType } from "react"

import type { Load } from "./Answer.ts"

/** A page of the shop: its address, and where its component and its questions are, both loaded when they are needed. */
export interface PageEntry {
  /** The component's file, as the manifest of the client build names it. */
  readonly id: string
  readonly path: string
  readonly component: () => Promise<ComponentType>
  readonly load: () => Promise<Load<unknown>>
}

import type { ComponentType, ReactNode } from "react"

/**
 * Asks for the consent to maps, a component of another feature: the page that offers the finder knows both (storefront 4,
 * consent gate).
 */
export type AskForMaps = ComponentType<{
  /** What maps are for, and what goes without. */
  readonly children: ReactNode
}>

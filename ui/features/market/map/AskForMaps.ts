import type { ComponentType, ReactNode } from "react"

/**
 * Component that asks for consent to maps. It belongs to another feature, so the page provides it
 * (storefront 4, consent gate).
 */
export type AskForMaps = ComponentType<{
  /** Text about the purpose of maps and the alternative without consent. */
  readonly children: ReactNode
}>

import { headerInteractions } from "@heimwerk/core/tracking/events.ts"

import { paths } from "../../paths.ts"

/** Interactions with the header, by their names in the data layer. */
export type HeaderInteraction = (typeof headerInteractions)[number]

const named = (name: string | undefined): HeaderInteraction | undefined =>
  headerInteractions.find((known) => known === name)

/**
 * Returns the header interaction of a click or submission. The part of the header that contains the element
 * names the interaction (`data-header`). Account, wishlist and basket are in one part, so their links
 * distinguish them. Clicks on non-interactive elements do not count. A search counts when it is submitted.
 */
export const headerInteraction = ({ target, type }: Pick<Event, "target" | "type">) => {
  if (!(target instanceof Element)) return undefined
  const part = target.closest<HTMLElement>("[data-header]")?.dataset["header"]
  if (type === "submit") return part === "search" ? ("search" as const) : undefined
  const control = target.closest("a, button, summary")
  if (part === undefined || part === "search" || control === null) return undefined
  if (part !== "lists") return named(part)
  const path = control instanceof HTMLAnchorElement ? control.pathname : ""
  if (path === paths.wishlist) return "wishlist" as const
  return path === paths.basket ? ("basket" as const) : ("accountFlyout" as const)
}

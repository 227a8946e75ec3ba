import { headerInteractions } from "@heimwerk/core/tracking/events.ts"

import { paths } from "../../paths.ts"

/** Interactions with the header, by their names in the data layer. */
export type HeaderInteraction = (typeof headerInteractions)[number]

const named = (name: string | undefined): HeaderInteraction | undefined =>
  headerInteractions.find((known) => known === name)

/**
 * Returns the header interaction of a click or submission. The attribute `data-header` of a part of the
 * header contains the name of the interaction. Account, wishlist and basket share one part, so the clicked
 * link decides between them. Clicks on non-interactive elements are ignored. A search is tracked when it is
 * submitted.
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

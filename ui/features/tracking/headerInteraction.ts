import { headerInteractions } from "@heimwerk/core/tracking/events.ts"

import { paths } from "../../paths.ts"

/** Header interactions as named in the data layer. */
export type HeaderInteraction = (typeof headerInteractions)[number]

const named = (name: string | undefined): HeaderInteraction | undefined =>
  headerInteractions.find((known) => known === name)

/**
 * Identifies a click or submission in the header by the `data-header` of its part. Account, wishlist and
 * basket share a part and are distinguished by their links. Clicks on non-interactive elements do not count;
 * the search counts on submission.
 */
export const headerInteraction = ({ target, type }: Pick<Event, "target" | "type">) => {
  if (!(target instanceof Element)) return undefined
  const part = target.closest<HTMLElement>("[data-header]")?.dataset["header"]
  if (type === "submit") return part === "search" ? ("search" as const) : undefined
  const control = target.closest("a, button, summary")
  if (part === undefined || part === "search" || control === null) return undefined
  if (part !== "shelves") return named(part)
  const path = control instanceof HTMLAnchorElement ? control.pathname : ""
  if (path === paths.wishlist) return "wishlist" as const
  return path === paths.basket ? ("basket" as const) : ("accountFlyout" as const)
}

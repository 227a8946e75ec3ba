import { headerInteractions } from "@heimwerk/core/tracking/events.ts"

import { paths } from "../../paths.ts"

/** What a visitor can do in the header, as the data layer names it. */
export type HeaderInteraction = (typeof headerInteractions)[number]

const named = (name: string | undefined): HeaderInteraction | undefined =>
  headerInteractions.find((known) => known === name)

/**
 * What a click or a sent form in the header was, by the part of the header it was in: its `data-header`. Account, wishlist and
 * basket stand in one part and are told by where they lead. Clicks on what does nothing are none, and the search is one when
 * it is sent.
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

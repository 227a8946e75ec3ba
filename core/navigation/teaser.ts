/** A teaser banner: its copy-code button, and whether it was counted as viewed. */
export interface Teaser {
  readonly isCopied: boolean
  readonly isViewed: boolean
}

/** What can happen to it; `visible` tells which share of it, from 0 to 1, is on the screen. */
export type TeaserEvent =
  { readonly kind: "copied" | "mouseLeft" } | { readonly kind: "visible"; readonly share: number }

/** A teaser nobody has seen. */
export const initialTeaser: Teaser = { isCopied: false, isViewed: false }

const viewedFrom = 0.5

/**
 * The teaser after something happened (storefront 4, teaser). The button is reset when the mouse leaves; the teaser is
 * viewed from 50 % visibility on and stays so, so that it is counted once: when `isViewed` turns true.
 */
export const teaserReducer = (teaser: Teaser, event: TeaserEvent): Teaser => {
  if (event.kind === "visible") return { ...teaser, isViewed: teaser.isViewed || event.share >= viewedFrom }
  return { ...teaser, isCopied: event.kind === "copied" }
}

/** The text of the copy-code button. */
export const copyCodeText = ({ isCopied }: Pick<Teaser, "isCopied">): string =>
  isCopied ? "Kopiert" : "Zum Kopieren klicken"

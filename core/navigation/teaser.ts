/** State of a teaser banner: its copy button, and whether the view was tracked. */
export interface Teaser {
  readonly isCopied: boolean
  readonly isViewed: boolean
}

/** Events of a teaser. `visible` contains its visible share, 0 to 1. */
export type TeaserEvent =
  { readonly kind: "copied" | "mouseLeft" } | { readonly kind: "visible"; readonly share: number }

/** State of a new teaser. */
export const initialTeaser: Teaser = { isCopied: false, isViewed: false }

const viewedFrom = 0.5

/**
 * Reducer of a teaser (storefront 4, teaser). The button resets when the mouse leaves. The teaser is viewed from 50 %
 * visibility on and stays viewed. Track it when `isViewed` becomes true.
 */
export const teaserReducer = (teaser: Teaser, event: TeaserEvent): Teaser => {
  if (event.kind === "visible") return { ...teaser, isViewed: teaser.isViewed || event.share >= viewedFrom }
  return { ...teaser, isCopied: event.kind === "copied" }
}

/** Returns the text of the copy button. */
export const copyCodeText = ({ isCopied }: Pick<Teaser, "isCopied">): string =>
  isCopied ? "Kopiert" : "Zum Kopieren klicken"

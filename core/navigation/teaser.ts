/** State of a teaser banner: whether its code was copied, and whether it was viewed. */
export interface Teaser {
  readonly isCopied: boolean
  readonly isViewed: boolean
}

/** Events of a teaser banner. `visible` contains the banner's visible share, from 0 to 1. */
export type TeaserEvent =
  { readonly kind: "copied" | "mouseLeft" } | { readonly kind: "visible"; readonly share: number }

/** State of a teaser banner that was just shown. */
export const initialTeaser: Teaser = { isCopied: false, isViewed: false }

const viewedFrom = 0.5

/**
 * Reducer of a teaser banner (storefront 4, teaser). The copy button resets when the mouse leaves. The
 * banner counts as viewed when at least 50 % is visible, and stays viewed. The view is tracked when
 * `isViewed` becomes true.
 */
export const teaserReducer = (teaser: Teaser, event: TeaserEvent): Teaser => {
  if (event.kind === "visible") return { ...teaser, isViewed: teaser.isViewed || event.share >= viewedFrom }
  return { ...teaser, isCopied: event.kind === "copied" }
}

/** Returns the label of the button that copies the code of a teaser banner. */
export const copyCodeText = ({ isCopied }: Pick<Teaser, "isCopied">): string =>
  isCopied ? "Kopiert" : "Zum Kopieren klicken"

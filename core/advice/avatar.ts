/** What decides whether the avatar bounces. */
export interface AvatarFacts {
  /** Whether the check of consents has come to its end. */
  readonly isConsentChecked: boolean
  readonly isConsentRequired: boolean
  readonly isConsentGiven: boolean
  /** The visitor has not chosen a market yet: they are asked for one instead. */
  readonly isMarketNew: boolean
  readonly hasBounced: boolean
}

/**
 * Whether the avatar bounces now: once, after the consent check, when consent is not required or already given and the market
 * is not the new market (storefront 4, service flyout). How long it bounces is one of the timings.
 */
export const avatarBounces = (facts: AvatarFacts): boolean =>
  facts.isConsentChecked &&
  (!facts.isConsentRequired || facts.isConsentGiven) &&
  !facts.isMarketNew &&
  !facts.hasBounced

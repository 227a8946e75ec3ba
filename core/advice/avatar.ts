/** The conditions that decide whether the avatar bounces. */
export interface AvatarFacts {
  /** Whether the consents of the visitor are known. */
  readonly isConsentChecked: boolean
  readonly isConsentRequired: boolean
  readonly isConsentGiven: boolean
  /** Whether the visitor has not confirmed a market yet. In this case the first-visit prompt is shown. */
  readonly isMarketNew: boolean
  readonly hasBounced: boolean
}

/**
 * Returns whether the avatar bounces now. It bounces once, as soon as the consents are known, if no consent
 * decision is pending and the visitor has confirmed a market (storefront 4, service flyout). It bounces for
 * `timings.avatarBounce` ms.
 */
export const avatarBounces = (facts: AvatarFacts): boolean =>
  facts.isConsentChecked &&
  (!facts.isConsentRequired || facts.isConsentGiven) &&
  !facts.isMarketNew &&
  !facts.hasBounced

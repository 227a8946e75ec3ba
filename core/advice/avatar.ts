/** The conditions under which the avatar bounces. */
export interface AvatarFacts {
  /** Whether the consent check has finished. */
  readonly isConsentChecked: boolean
  readonly isConsentRequired: boolean
  readonly isConsentGiven: boolean
  /** Whether the visitor has not confirmed a market yet. Then the first-visit prompt is shown instead. */
  readonly isMarketNew: boolean
  readonly hasBounced: boolean
}

/**
 * Whether the avatar bounces now. It bounces once, after the consent check, when consent is not required or
 * already given and the market is not new (storefront 4, service flyout). The duration is defined in
 * `timings`.
 */
export const avatarBounces = (facts: AvatarFacts): boolean =>
  facts.isConsentChecked &&
  (!facts.isConsentRequired || facts.isConsentGiven) &&
  !facts.isMarketNew &&
  !facts.hasBounced

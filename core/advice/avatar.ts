/** The conditions that decide whether the avatar bounces. */
export interface AvatarFacts {
  /** Whether the consents of the visitor are known. */
  readonly isConsentChecked: boolean
  readonly isConsentRequired: boolean
  readonly isConsentGiven: boolean
  /** Whether the selected market is not confirmed yet. Then the first-visit prompt may appear. */
  readonly isMarketNew: boolean
  readonly hasBounced: boolean
}

/**
 * Returns whether the avatar bounces now (storefront 4, service flyout). It bounces once for
 * `timings.avatarBounce` ms, as soon as the consents are known. It does not bounce while the selected market
 * is unconfirmed. While a consent decision is pending, it bounces only if the chat bot already has consent.
 */
export const avatarBounces = (facts: AvatarFacts): boolean =>
  facts.isConsentChecked &&
  (!facts.isConsentRequired || facts.isConsentGiven) &&
  !facts.isMarketNew &&
  !facts.hasBounced

/**
 * Texts shown in place of a service without consent (storefront 4, consent gate).
 * @stability stable
 */
export const consentGateTexts = {
  headline: "Wir benötigen deine Zustimmung",
  moreInformation: "Mehr Informationen",
  accept: "Akzeptieren",
} as const

/** The button in the footer that opens the consent dialog (storefront 2, footer). */
export const privacyButtonLabel = "Privatsphäre"

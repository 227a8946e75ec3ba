/**
 * Texts shown in place of a service without consent (storefront 4, consent gate).
 * @stability stable
 * @example
 * import { consentGateTexts } from "@heimwerk/core/consent"
 *
 * consentGateTexts.headline // => "Wir benötigen deine Zustimmung"
 */
export const consentGateTexts = {
  headline: "Wir benötigen deine Zustimmung",
  moreInformation: "Mehr Informationen",
  accept: "Akzeptieren",
} as const

/** Label of the button in the footer that opens the consent dialog (storefront 2, footer). */
export const privacyButtonLabel = "Privatsphäre"

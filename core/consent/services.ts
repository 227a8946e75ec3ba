/**
 * Third-party services that need consent (storefront 4, consent; forms and markets 4.8).
 * `recommendations` and `searchTracking` track visitors. Without consent to `addresses`, the shop itself looks up
 * addresses.
 * @stability stable
 * @example
 * import { gatedServices } from "@heimwerk/core/consent"
 *
 * gatedServices[0] // => "chatbot"
 */
export const gatedServices = [
  "chatbot",
  "secondChat",
  "video",
  "community",
  "maps",
  "experimentation",
  "recommendations",
  "searchTracking",
  "addresses",
] as const

/**
 * A third-party service that loads only with consent.
 * @stability stable
 * @example
 * import { type GatedService, gatedServices } from "@heimwerk/core/consent"
 *
 * const map: GatedService = "maps"
 * gatedServices.includes(map) // => true
 */
export type GatedService = (typeof gatedServices)[number]

/** Services whose script cannot be unloaded. If one loses its consent, the page reloads (storefront 4, consent). */
export const reloadingServices: ReadonlyArray<GatedService> = [
  "chatbot",
  "video",
  "community",
  "experimentation",
]

const chatbotMayAskFor: ReadonlySet<GatedService> = new Set(["maps", "secondChat", "video"])

/** Returns whether the chat bot may ask for another service's consent (storefront 6; forms and markets 4.8). */
export const canChatbotAskFor = (service: GatedService): boolean => chatbotMayAskFor.has(service)

/**
 * The third-party services that need the visitor's consent (storefront 4, consent; forms and markets 4.8). The last two are
 * those of tracking: what leaves the page or is kept for it waits for consent too.
 * @stability stable
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
] as const

/**
 * A third-party service that loads only with consent.
 * @stability stable
 */
export type GatedService = (typeof gatedServices)[number]

/** The services whose script cannot be undone: losing a consent once given reloads the page (storefront 4, consent). */
export const reloadingServices: ReadonlyArray<GatedService> = [
  "chatbot",
  "video",
  "community",
  "experimentation",
]

const chatbotMayAskFor: ReadonlySet<GatedService> = new Set(["maps", "secondChat", "video"])

/** Whether the chat bot may ask the visitor for the consent of another service (storefront 6; forms and markets 4.8). */
export const canChatbotAskFor = (service: GatedService): boolean => chatbotMayAskFor.has(service)

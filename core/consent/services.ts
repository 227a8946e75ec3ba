/** The third-party services that need the visitor's consent (storefront 4, consent; forms and markets 4.8). */
export const gatedServices = [
  "chatbot",
  "secondChat",
  "video",
  "community",
  "maps",
  "experimentation",
] as const
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

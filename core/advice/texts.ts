import type { GatedService } from "../consent/services.ts"
import type { AdviceChannel } from "./channels.ts"

/** Accessible name of the avatar button (storefront 2, service flyout). */
export const avatarLabel = "Hilfe und Beratung"

/**
 * German texts of the channels in the service flyout (storefront 2). The specification names the channels,
 * but not their texts.
 */
export const channelTexts: Readonly<
  Record<AdviceChannel, { readonly title: string; readonly text: string }>
> = {
  chat: {
    title: "24h-Service-Chat",
    text: "Öffnungszeiten, Verfügbarkeit und Bestellungen, rund um die Uhr",
  },
  video: { title: "Sofort-Videoberatung", text: "Sprich direkt mit einer Fachkraft aus dem Markt" },
  community: { title: "Produktberatung aus der Community", text: "Heimwerker geben ihre Erfahrung weiter" },
}

/** Other German texts of the service flyout. */
export const flyoutTexts = {
  close: "Hilfe und Beratung schließen",
  loading: "Wird geladen",
  retry: "Noch einmal versuchen",
  feedback: "Feedback geben",
  feedbackText: "Was können wir besser machen?",
} as const

/**
 * German texts of the consent dialog that say who receives which data (storefront 4, service flyout). Only
 * services of the flyout, and services that the chat bot may request, have such texts.
 */
export const consentDialogTexts: Readonly<
  Partial<Record<GatedService, { readonly title: string; readonly text: string }>>
> = {
  chatbot: {
    title: "Datenschutz: 24h-Service-Chat",
    text: "Den Chat betreibt ein Dienstleister. Er erfährt deine IP-Adresse und was du schreibst.",
  },
  secondChat: {
    title: "Datenschutz: Kundenservice-Chat",
    text: "Den Chat mit unserem Kundenservice betreibt ein Dienstleister. Er erfährt deine IP-Adresse und was du schreibst.",
  },
  video: {
    title: "Datenschutz: Videoberatung",
    text: "Die Videoberatung betreibt ein Dienstleister. Er erfährt deine IP-Adresse und überträgt das Gespräch.",
  },
  community: {
    title: "Datenschutz: Produktberatung aus der Community",
    text: "Die Community betreibt ein Dienstleister. Er erfährt deine IP-Adresse und welche Seite du ansiehst.",
  },
  maps: {
    title: "Datenschutz: Karten",
    text: "Straßen lädt die Karte von einem Kartendienst. Er erfährt deine IP-Adresse und welchen Ausschnitt du ansiehst.",
  },
}

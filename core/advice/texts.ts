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

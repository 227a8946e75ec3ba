import type { GatedService } from "./services.ts"

/**
 * German texts of the consent dialogs of single services. They say who receives which data (storefront 4,
 * service flyout). Only services of the flyout, and services that the chat bot may request, have such texts.
 */
export const serviceDialogTexts: Readonly<
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

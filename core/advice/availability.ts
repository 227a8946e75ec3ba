import type { LoaderPhase } from "./loader.ts"

/** Availability of the experts as reported by the video service (forms and markets 4.8). */
export type ExpertAvailability = "available" | "unavailable"

/**
 * Returns the text that shows whether an advice channel is available, in the flyout and in the video modal
 * (storefront 4, chat availability labels).
 */
export const availabilityLabel = (availability: ExpertAvailability): string =>
  availability === "available" ? "Verfügbar" : "Wir sind gerade im Gespräch"

/**
 * Returns whether to request the availability of experts: the flyout is open, the video service is loaded
 * and no chat is running (storefront 4, service flyout).
 */
export const checksAvailability = (
  isFlyoutOpen: boolean,
  video: LoaderPhase,
  isChatRunning: boolean,
): boolean => isFlyoutOpen && video === "LOADED" && !isChatRunning

/**
 * Texts of the modal that opens when no video expert is available (storefront 2, video advice not-available
 * modal).
 */
export const notAvailableModal = {
  title: "Videoberatung",
  text: "Unsere Beraterinnen und Berater sind gerade nicht verfügbar oder im Gespräch.",
  button: "Produktberatung aus der Community",
  contact: "Zum Kontakt",
  contactPath: "/kontakt/",
} as const

import type { ConsentState } from "../consent/ConsentState.ts"
import { consentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import type { AdviceState } from "./AdviceState.ts"
import type { ExpertAvailability } from "./availability.ts"
import { isWithinBusinessHours } from "./businessHours.ts"
import type { LoaderPhase } from "./loader.ts"

/** The advice channels (storefront 2, service flyout). */
export type AdviceChannel = "chat" | "video" | "community"

/**
 * The service of each channel. A channel needs the visitor's consent to its service (storefront 4, service
 * flyout).
 */
export const channelService = {
  chat: "chatbot",
  video: "video",
  community: "community",
} as const satisfies Readonly<Record<AdviceChannel, GatedService>>

/**
 * Returns the offered channels in display order: the chat, then video advice when it is configured and
 * within business hours, otherwise community advice (storefront 2 and 4; ADR 0096, point 16).
 */
export const offeredChannels = (
  isVideoConfigured: boolean,
  at: Pick<BerlinTime, "minuteOfDay" | "weekday">,
): ReadonlyArray<AdviceChannel> => [
  "chat",
  isVideoConfigured && isWithinBusinessHours(at) ? "video" : "community",
]

/** Possible results of choosing an advice channel. */
export type ChannelOutcome =
  | { readonly kind: "askForConsent"; readonly service: GatedService }
  | { readonly kind: "error" }
  | { readonly kind: "notAvailable" }
  | { readonly kind: "start"; readonly channel: AdviceChannel }

/**
 * Returns the result of choosing an advice channel (storefront 4, service flyout):
 *
 * | first condition that holds | result |
 * |---|---|
 * | no consent to the channel's service | the consent dialog of the service |
 * | the service is not loaded | the flyout's error state |
 * | video, and no expert is available | closes the flyout, opens the not-available modal |
 * | else | starts the channel |
 *
 * @param experts availability of the experts, `undefined` while unknown
 */
export const chooseChannel = (
  channel: AdviceChannel,
  consent: ConsentState,
  phase: LoaderPhase,
  experts: ExpertAvailability | undefined,
): ChannelOutcome => {
  const service = channelService[channel]
  if (consentGrant(consent, service) === undefined) return { kind: "askForConsent", service }
  if (phase !== "LOADED") return { kind: "error" }
  if (channel === "video" && experts === "unavailable") return { kind: "notAvailable" }
  return { kind: "start", channel }
}

/**
 * Returns the availability shown next to a channel, or `undefined` if unknown (storefront 4, chat
 * availability labels). The chat is available unless a chat with the chat bot is already running. Video has
 * the availability of its experts. Community has no availability.
 */
export const channelAvailability = (
  channel: AdviceChannel,
  { experts, running }: Pick<AdviceState, "experts" | "running">,
): ExpertAvailability | undefined => {
  if (channel === "chat") return running.includes("chatbot") ? "unavailable" : "available"
  return channel === "video" ? experts : undefined
}

import { type TabChannel, tabChannel } from "./tabChannel.ts"

type ConsentMessage = "decided" | "changed"

const readMessage = (data: unknown): ConsentMessage | undefined =>
  data === "decided" || data === "changed" ? data : undefined

/**
 * Connects the tabs of this browser, so that they share consent decisions. `decided` means that the visitor
 * has answered the consent dialog, so other tabs close it. `changed` means that a consent was given at a gate
 * before that.
 */
export const consentTabs = (onMessage: (message: ConsentMessage) => void): TabChannel<ConsentMessage> =>
  tabChannel("heimwerk-consents", readMessage, onMessage)

import { type TabChannel, tabChannel } from "./tabChannel.ts"

type ConsentMessage = "decided" | "changed"

const readMessage = (data: unknown): ConsentMessage | undefined =>
  data === "decided" || data === "changed" ? data : undefined

/**
 * Connects the tabs of this browser, so that they share consent decisions. `decided` means that the visitor
 * has answered the consent dialog, so other tabs close it. `changed` means that the visitor has given a
 * consent at a gate and has not answered the dialog.
 */
export const consentTabs = (onMessage: (message: ConsentMessage) => void): TabChannel<ConsentMessage> =>
  tabChannel("heimwerk-consents", readMessage, onMessage)

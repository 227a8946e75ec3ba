import { createPolicy } from "@heimwerk/adapters/browser/trustedTypes.ts"

import type { KeepMessage } from "./KeepMessage.ts"
import { workerAddress } from "./workerAddress.ts"

const policy = createPolicy("heimwerk-offline", {
  createScriptURL: (address) => (address === workerAddress ? address : null),
})

/**
 * Starts the service worker that keeps pages on the device, and tells it what to keep. The browser requests its script
 * again with each navigation and then starts the newest version.
 */
export const registerWorker = async (message: KeepMessage): Promise<void> => {
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress
  await navigator.serviceWorker.register(address, { updateViaCache: "none" })
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  active?.postMessage(message)
}

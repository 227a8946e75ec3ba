import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/ports/FormConfigs.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/ports/FormInbox.ts"
import { Effect, Layer } from "effect"

const notYet = Effect.fail(new FormConfigsError({ reason: "Unavailable" }))

/** The request forms' ports in the browser. */
export const layer = Layer.mergeAll(
  KeyValueStorageBrowser.layer,
  Layer.succeed(FormConfigs, { craftsman: notYet, energy: notYet, siteKey: notYet }),
  Layer.succeed(FormInbox, {
    craftsman: () => Effect.fail(new FormInboxError({ reason: "Unavailable" })),
    energy: () => Effect.fail(new FormInboxError({ reason: "Unavailable" })),
  }),
)

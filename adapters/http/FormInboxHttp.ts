import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { forms } from "../client/forms.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(FormInboxError, "Invalid")

/**
 * Sends form requests over HTTP, form-encoded with the fields of the specifications (forms and markets 3.2,
 * 3.3, 7).
 */
export const layer: Layer.Layer<FormInbox, never, ShopConnection> = Layer.effect(
  FormInbox,
  Effect.map(ShopConnection, (shop) => {
    const { confirm, craftsman, energy } = forms(shop)
    return {
      craftsman: (request, key) => answer((signal) => craftsman(request, { key, signal })),
      energy: (request, key) => answer((signal) => energy(request, { key, signal })),
      // Safe to retry with any idempotency key, because the token identifies the command.
      confirm: (token) =>
        portCall(FormInboxError, "LinkInvalid")((signal) => confirm(token, { key: "confirm", signal })),
    }
  }),
)

import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { newsletter } from "../client/newsletter.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const ofEmail = portCall(NewsletterError, "EmailInvalid")

/** The newsletter, called over HTTP. */
export const layer: Layer.Layer<Newsletter, never, ShopConnection> = Layer.effect(
  Newsletter,
  Effect.map(ShopConnection, (shop) => {
    const { askToCancel, cancel, confirm, subscribe } = newsletter(shop)
    return {
      subscribe: (email, key) => ofEmail((signal) => subscribe({ email, key, signal })),
      // Safe to retry with any idempotency key, because the token identifies the command.
      confirm: (token) =>
        portCall(NewsletterError, "LinkInvalid")((signal) => confirm({ token, key: "confirm", signal })),
      askToCancel: (email, key) => ofEmail((signal) => askToCancel({ email, key, signal })),
      // Safe to retry with any idempotency key, because the token identifies the command.
      cancel: (token) =>
        portCall(NewsletterError, "CancelLinkInvalid")((signal) => cancel({ token, key: "cancel", signal })),
    }
  }),
)

import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { FormsApi } from "./contract/forms/api.ts"
import { toCraftsmanBody, toEnergyBody } from "./contract/forms/bodies.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(FormInboxError, "Invalid")

/**
 * Returns whether a form request was accepted. A body without success or id means a refusal, whatever the
 * status (forms and markets 7 and 8).
 */
const accepted = ({ id, success }: { readonly id: string; readonly success: boolean }) =>
  success && id !== ""
    ? Effect.succeed({ id })
    : Effect.fail(new FormInboxError({ reason: "Unavailable", cause: "Somethig went wrong. Submit failed." }))

/**
 * Sends form requests over HTTP, form-encoded with the fields of the specifications (forms and markets 3.2,
 * 3.3, 7).
 */
export const layer: Layer.Layer<FormInbox, never, ShopClient> = Layer.effect(
  FormInbox,
  Effect.map(clientOf(FormsApi), ({ brand, calls: { forms } }) => ({
    craftsman: Effect.fn("FormInboxHttp.craftsman")((request, key) =>
      answer(
        forms.craftsman({
          params: { brand },
          headers: { "idempotency-key": key },
          payload: toCraftsmanBody(request),
        }),
      ).pipe(Effect.flatMap(accepted)),
    ),
    energy: Effect.fn("FormInboxHttp.energy")((request, key) =>
      answer(
        forms.energy({
          params: { brand },
          headers: { "idempotency-key": key, "client-id": brand },
          payload: toEnergyBody(request),
        }),
      ).pipe(Effect.flatMap(accepted)),
    ),
    // Safe to retry with any idempotency key, because the token identifies the command.
    confirm: Effect.fn("FormInboxHttp.confirm")((token) =>
      forms
        .confirm({ headers: { "idempotency-key": "confirm" }, payload: { token } })
        .pipe(failAs(FormInboxError, "LinkInvalid"), Effect.asVoid),
    ),
  })),
)

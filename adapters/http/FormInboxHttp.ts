import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { FormsApi } from "./contract/forms/api.ts"
import { toCraftsmanBody, toEnergyBody } from "./contract/forms/bodies.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(FormInboxError, "Invalid")

/**
 * Returns whether the request was accepted. Whatever its status, a body without success or id means a
 * refusal (forms and markets 7 and 8).
 */
const accepted = ({ id, success }: { readonly id: string; readonly success: boolean }) =>
  success && id !== ""
    ? Effect.succeed({ id })
    : Effect.fail(new FormInboxError({ reason: "Unavailable", cause: "Somethig went wrong. Submit failed." }))

/** The inbox of a shop over HTTP: form-encoded, with the fields of the specs (forms and markets 3.2, 3.3, 7). */
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
  })),
)

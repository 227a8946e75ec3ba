import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { CraftsmanSubmission } from "./craftsman/submission.ts"
import type { EnergySubmission } from "./energy/submission.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  Invalid: { status: 422, message: "Diese Anfrage ist so nicht möglich. Bitte prüfe deine Angaben." },
  NotHuman: {
    status: 403,
    message: "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal.",
  },
  Unavailable: {
    status: 503,
    message:
      "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal.",
  },
} as const

/**
 * Why a request was rejected. `Invalid`: the condition of a page does not hold, or the idempotency key
 * belongs to another request. Other reasons: the bot check token is not valid, or there was no response. The
 * specification only logs it; we also show it to the visitor (DESIGN decision 17).
 * @stability stable
 */
export class FormInboxError extends Schema.TaggedError<FormInboxError>()(
  "FormInboxError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/** An accepted request. Its id is sent to tracking (forms and markets 4.1). */
export interface FormReceipt {
  readonly id: string
}

/**
 * Receives the requests of one visitor (forms and markets 7). The same idempotency key with the same answers
 * is one request with one id, also after a lost response. The token may differ, because each token is valid
 * for one attempt. A rejected request does not use up its key.
 * @stability stable
 */
export class FormInbox extends Context.Service<
  FormInbox,
  {
    craftsman(request: CraftsmanSubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    energy(request: EnergySubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
  }
>()("core/forms/FormInbox") {}

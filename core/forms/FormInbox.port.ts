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
 * Why a form request was rejected. `Invalid`: the answers of a page are incomplete, or the idempotency key
 * belongs to another request. Other reasons: the bot check token is not valid, or there was no response. The
 * specification only logs the failure; we also show it to the visitor (DESIGN decision 17).
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

/** An accepted form request. Its id is sent to tracking (forms and markets 4.1). */
export interface FormReceipt {
  readonly id: string
}

/**
 * Receives the form requests of one visitor (forms and markets 7). Requests with the same idempotency key
 * and the same answers count as one request with one id, also after a lost response. Their bot check tokens
 * may differ, because a token is valid for one attempt. The key of a rejected request may be used again.
 * @stability stable
 */
export class FormInbox extends Context.Service<
  FormInbox,
  {
    craftsman(request: CraftsmanSubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    energy(request: EnergySubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
  }
>()("core/forms/FormInbox") {}

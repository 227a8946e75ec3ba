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
 * Why a request was not accepted: a page's condition does not hold, or the key named another request (`Invalid`), the token
 * of the bot check is not good, or there was no answer. The specs only log it; a visitor reads it too (DESIGN decision 17).
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

/** An accepted request; tracking is told its id (forms and markets 4.1). */
export interface FormReceipt {
  readonly id: string
}

/**
 * Receives the requests of one visitor (forms and markets 7). The same key with the same answers is one request with one id,
 * whatever was lost on the way; its token may be another, because a token is good for one try. A refused request does not
 * use up its key.
 * @stability stable
 */
export class FormInbox extends Context.Service<
  FormInbox,
  {
    craftsman(request: CraftsmanSubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    energy(request: EnergySubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
  }
>()("core/forms/FormInbox") {}

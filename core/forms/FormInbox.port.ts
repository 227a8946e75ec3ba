import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { CraftsmanSubmission } from "./craftsman/submission.ts"
import type { EnergySubmission } from "./energy/submission.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"

const reasons = {
  Invalid: { status: 422, message: "Diese Anfrage ist so nicht möglich. Bitte prüfe deine Angaben." },
  NotHuman: {
    status: 403,
    message: "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal.",
  },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte stelle deine Anfrage noch einmal.",
  },
  TooManyMails: {
    status: 429,
    message:
      "An diese E-Mail-Adresse haben wir heute schon mehrere Bestätigungen geschickt. Bitte öffne den Link aus einer dieser E-Mails, oder versuche es morgen noch einmal.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message:
      "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal.",
  },
} as const

/**
 * Why a form request was rejected. `Invalid`: the answers of a page are incomplete, or the idempotency key
 * belongs to another request. `NotHuman`: the bot check token is not valid. `LinkInvalid`: a confirmation link
 * is unknown or has expired. `TooManyMails`: the address got the maximum number of confirmation mails.
 * `TooManyTries`: the server's sentence says how long to wait. `Unavailable`: there was no response. The
 * specification only logs the failure; we also show it to the visitor (DESIGN decision 17).
 * @stability stable
 */
export class FormInboxError extends Data.TaggedError("FormInboxError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons = reasons

  override get message() {
    const { message } = reasons[this.reason]
    return this.reason === "TooManyTries" ? (this.answer ?? message) : message
  }
}

/** An accepted form request. Its id is sent to tracking (forms and markets 4.1). */
export interface FormReceipt {
  readonly id: string
}

/**
 * Receives the form requests of one visitor (forms and markets 7). Requests with the same idempotency key
 * and the same answers count as one request with one id, also after a lost response. Their bot check tokens
 * may differ, because a token is valid for one attempt. The key of a rejected request may be used again. An energy
 * request is passed on only after its customer has confirmed it (DESIGN decision 22).
 * @stability stable
 */
export class FormInbox extends Context.Service<
  FormInbox,
  {
    craftsman(request: CraftsmanSubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    energy(request: EnergySubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    /**
     * Confirms a request by the token of the mailed link. Until the link expires, opening it again also
     * succeeds, but the request is passed on once.
     */
    confirm(token: string): Effect.Effect<void, FormInboxError>
  }
>()("core/forms/FormInbox") {}

import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { CraftsmanSubmission } from "./craftsman/submission.ts"
import type { EnergySubmission } from "./energy/submission.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import { formInboxReasons } from "./formInboxReasons.ts"

/**
 * Why a form request was rejected. `Invalid`: the answers of a page are incomplete, or the idempotency key
 * belongs to another request. `NotHuman`: the bot check token is not valid. `LinkInvalid`: a confirmation
 * link is unknown or has expired. `TooManyMails`: the address got the maximum number of confirmation mails.
 * `TooManyTries`: the server's sentence says how long to wait. `Unavailable`: there was no response, or the
 * server could not accept the request. The specification only logs the failure; we also show it to the
 * visitor (ADR 0096, point 17).
 * @stability stable
 * @example
 * import { FormInboxError } from "@heimwerk/core/forms"
 *
 * new FormInboxError({ reason: "NotHuman" }).message
 * // => "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal."
 */
export class FormInboxError extends Data.TaggedError("FormInboxError")<
  ErrorFields<typeof formInboxReasons> & ServerMessage
> {
  static readonly reasons: typeof formInboxReasons = formInboxReasons

  override get message() {
    const { message } = formInboxReasons[this.reason]
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
 * request is passed on only after its customer has confirmed it (ADR 0044).
 * @stability stable
 * @example
 * import { FormInbox, FormInboxError } from "@heimwerk/core/forms"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const confirm = FormInbox.use((inbox) => inbox.confirm("token-of-a-mail")).pipe(Effect.flip)
 * const inbox = Layer.mock(FormInbox, {
 *   confirm: () => Effect.fail(new FormInboxError({ reason: "LinkInvalid" })),
 * })
 * const error = await Effect.runPromise(Effect.provide(confirm, inbox))
 * error.reason // => "LinkInvalid"
 */
export class FormInbox extends Context.Service<
  FormInbox,
  {
    craftsman(request: CraftsmanSubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    energy(request: EnergySubmission, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
    /**
     * Confirms a request by the token of the mailed link. Until the link expires, confirming again also
     * succeeds, but the request is passed on once.
     */
    confirm(token: string): Effect.Effect<void, FormInboxError>
  }
>()("core/forms/FormInbox") {}

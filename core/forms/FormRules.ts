import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { FormConfigsError } from "./FormConfigs.port.ts"
import type { FormInboxError, FormReceipt } from "./FormInbox.port.ts"
import type { InvalidFormData } from "./InvalidFormData.ts"
import type { FormStorageKeys } from "../device/storageKeys.ts"

/** Rules of one request form: validation, configuration and submission. */
export interface FormRules<Form, Config, Request extends { readonly token: string }> {
  /** Name of the form in log messages. */
  readonly name: string
  /** Log message of a failed submission. */
  readonly notSent: string
  readonly storageKeys: FormStorageKeys
  /** The initial, empty form. */
  readonly empty: Form
  readonly load: Effect.Effect<Config, FormConfigsError>
  /** Restores a form from stored text, or returns what is wrong with the text. */
  restore(config: Config, text: string): Result.Result<Form, InvalidFormData>
  /** Returns the text to store, or `undefined` for a form that was sent and is no longer stored. */
  save(config: Config, form: Form): string | undefined
  /** Returns whether leaving the form would lose input. */
  hasInput(form: Form): boolean
  /** Returns the form after a click on 'Weiter'. */
  next(config: Config, form: Form): Form
  /** Returns the message shown when 'Weiter' cannot leave the page, for example because nothing is chosen. */
  choiceMessage(config: Config, form: Form): string | undefined
  /** Returns the request to send, or `undefined` if the form cannot be sent. */
  request(config: Config, form: Form, token: string): Request | undefined
  send(request: Request, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
  /** Returns the form after its request was accepted. */
  sent(config: Config, form: Form): Form
}

import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { FormConfigsError } from "./FormConfigs.port.ts"
import type { FormInboxError, FormReceipt } from "./FormInbox.port.ts"
import type { InvalidFormData } from "./InvalidFormData.ts"
import type { FormStorageKeys } from "../device/storageKeys.ts"

/** Rules of one request form: validation, configuration and submission. */
export interface FormRules<Form, Config, Request extends { readonly token: string }> {
  /** For the log. */
  readonly name: string
  readonly storageKeys: FormStorageKeys
  /** The form of a customer who has just opened it. */
  readonly empty: Form
  readonly load: Effect.Effect<Config, FormConfigsError>
  /** The form a kept text stands for, or what is wrong with the text. */
  restore(config: Config, text: string): Result.Result<Form, InvalidFormData>
  /** `undefined` when there is nothing to keep any more. */
  save(config: Config, form: Form): string | undefined
  /** 'Weiter'. */
  next(config: Config, form: Form): Form
  /** Why 'Weiter' stays on this page, where that has a text of its own. */
  choiceMessage(config: Config, form: Form): string | undefined
  /** `undefined` when the form cannot be sent. */
  request(config: Config, form: Form, token: string): Request | undefined
  send(request: Request, key: IdempotencyKey): Effect.Effect<FormReceipt, FormInboxError>
  /** The form of an accepted request. */
  sent(config: Config, form: Form): Form
}

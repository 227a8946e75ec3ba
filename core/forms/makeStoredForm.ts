import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import type { FormStorageKeys } from "../device/storageKeys.ts"
import { CurrentUser } from "../session/CurrentUser.ts"

/** A customer's form. The stored text of a guest's form is the form alone. */
const Owned = Schema.fromJsonString(Schema.Struct({ csId: Schema.String, form: Schema.String }))
const decode = Schema.decodeUnknownOption(Owned)
const encode = Schema.encodeSync(Owned)

/**
 * Makes the access to a request form and its submission attempts in this browser tab (ADR 0096, point 11). The stored
 * form names its customer. Another customer does not see it, and it is removed. A guest does not see it, but it stays,
 * because the guest may be its customer after the login has expired. A guest's form passes to the customer who logs in.
 */
export const makeStoredForm = Effect.fnUntraced(function* ({ form, session }: FormStorageKeys) {
  const storage = yield* KeyValueStorage
  const currentUser = yield* CurrentUser

  const stored = Effect.gen(function* () {
    const { csId } = yield* currentUser
    const text = yield* storage.get("session", form)
    const owned = Option.getOrUndefined(decode(text))
    return { csId, text: owned?.form ?? text, isOthers: owned !== undefined && owned.csId !== csId }
  })

  const write = (text: string, csId: string | undefined) =>
    storage.set("session", form, csId === undefined ? text : encode({ csId, form: text }))

  const removeAll = Effect.andThen(storage.remove("session", form), storage.remove("session", session))

  return {
    /** Returns the visitor's form as text, or that the form of a customer is hidden from this guest. */
    read: Effect.gen(function* () {
      const { csId, isOthers, text } = yield* stored
      if (text === undefined) return { isHidden: false, text }
      if (!isOthers) {
        yield* write(text, csId)
        return { isHidden: false, text }
      }
      if (csId !== undefined) yield* removeAll
      return { isHidden: csId === undefined, text: undefined }
    }),

    /** Stores the visitor's form. A form without input does not replace the form of a customer. */
    save: Effect.fnUntraced(function* (text: string, hasInput: boolean) {
      const { csId, isOthers } = yield* stored
      if (isOthers && !hasInput) return
      if (isOthers) yield* storage.remove("session", session)
      yield* write(text, csId)
    }),

    /** Removes the visitor's form and its attempts. A guest keeps those of a customer. */
    remove: Effect.gen(function* () {
      const { csId, isOthers } = yield* stored
      if (csId !== undefined || !isOthers) yield* removeAll
    }),

    /** Returns the submission attempts as text. */
    attempts: storage.get("session", session),

    saveAttempts: (text: string) => storage.set("session", session, text),
  } as const
})

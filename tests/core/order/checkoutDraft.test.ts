import { layer as memory } from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import { assert, describe, it } from "@effect/vitest"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { checkoutDraft } from "@heimwerk/core/device/storageKeys.ts"
import { type CheckoutDraft, forgetDraft, readDraft, saveDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import { Effect } from "effect"

const draft: CheckoutDraft = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@",
  phone: "",
  addition: "",
  street: "Werkstraße 1",
  postalCode: "506",
  city: "",
  payment: "bankTransfer",
}

const { area, key } = checkoutDraft

describe("the draft of a checkout", () => {
  it.effect("a tab stores the unfinished fields of its checkout until they are removed", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* readDraft)
      yield* saveDraft(draft)
      assert.deepStrictEqual(yield* readDraft, draft)
      const storage = yield* KeyValueStorage
      assert.deepStrictEqual(JSON.parse((yield* storage.get(area, key)) ?? ""), draft)
      yield* forgetDraft
      assert.isUndefined(yield* readDraft)
      assert.isUndefined(yield* storage.get(area, key))
    }).pipe(Effect.provide(memory())),
  )

  it.effect.each(["no JSON", "{}", JSON.stringify({ ...draft, payment: "cheque" })])(
    "a stored draft of a checkout that cannot be read is ignored: %s",
    (text) =>
      Effect.gen(function* () {
        yield* KeyValueStorage.use((storage) => storage.set(area, key, text))
        assert.isUndefined(yield* readDraft)
      }).pipe(Effect.provide(memory())),
  )
})

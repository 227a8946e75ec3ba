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

const untouched: CheckoutDraft = {
  salute: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  addition: "",
  street: "",
  postalCode: "",
  city: "",
}

const { area, key } = checkoutDraft

describe("the draft of a checkout", () => {
  it.effect("a tab stores the unfinished fields of its checkout until they are removed", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* readDraft(undefined))
      yield* saveDraft(draft, undefined)
      assert.deepStrictEqual(yield* readDraft(undefined), draft)
      const storage = yield* KeyValueStorage
      assert.deepStrictEqual(JSON.parse((yield* storage.get(area, key)) ?? ""), draft)
      yield* forgetDraft
      assert.isUndefined(yield* readDraft(undefined))
      assert.isUndefined(yield* storage.get(area, key))
    }).pipe(Effect.provide(memory())),
  )

  it.effect(
    "a guest's draft of a checkout passes to the customer who logs in, without the e-mail address",
    () =>
      Effect.gen(function* () {
        yield* saveDraft({ ...draft, email: "typo@kunde.example" }, undefined)
        assert.deepStrictEqual(yield* readDraft("cs-1"), { ...draft, email: "" })
      }).pipe(Effect.provide(memory())),
  )

  it.effect("the draft of a customer's checkout is removed when another customer opens the tab", () =>
    Effect.gen(function* () {
      yield* saveDraft(draft, "cs-1")
      assert.isUndefined(yield* readDraft("cs-2"))
      assert.isUndefined(yield* KeyValueStorage.use((storage) => storage.get(area, key)))
    }).pipe(Effect.provide(memory())),
  )

  it.effect("a draft of a checkout without input is not stored, and removes the earlier draft", () =>
    Effect.gen(function* () {
      const storage = yield* KeyValueStorage
      yield* saveDraft(untouched, "cs-1")
      assert.isUndefined(yield* storage.get(area, key))
      yield* saveDraft(draft, "cs-1")
      yield* saveDraft(untouched, "cs-1")
      assert.isUndefined(yield* storage.get(area, key))
    }).pipe(Effect.provide(memory())),
  )

  it.effect(
    "a guest keeps the draft of a customer's checkout until the guest types something, which starts a draft of the guest",
    () =>
      Effect.gen(function* () {
        yield* saveDraft(draft, "cs-1")
        yield* saveDraft(untouched, undefined)
        assert.deepStrictEqual(yield* readDraft("cs-1"), draft)
        const typed = { ...untouched, street: "Neue Gasse 2" }
        yield* saveDraft(typed, undefined)
        assert.deepStrictEqual(yield* readDraft(undefined), typed)
      }).pipe(Effect.provide(memory())),
  )

  it.effect(
    "a guest does not see a customer's draft of a checkout, and the customer sees it after the next login",
    () =>
      Effect.gen(function* () {
        yield* saveDraft(draft, "cs-1")
        assert.isUndefined(yield* readDraft(undefined))
        assert.deepStrictEqual(yield* readDraft("cs-1"), draft)
      }).pipe(Effect.provide(memory())),
  )

  it.effect.each(["no JSON", "{}", JSON.stringify({ ...draft, payment: "cheque" })])(
    "a stored draft of a checkout that cannot be read is ignored: %s",
    (text) =>
      Effect.gen(function* () {
        yield* KeyValueStorage.use((storage) => storage.set(area, key, text))
        assert.isUndefined(yield* readDraft(undefined))
      }).pipe(Effect.provide(memory())),
  )
})

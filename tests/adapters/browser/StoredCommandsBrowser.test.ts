import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as StoredCommandsBrowser from "@heimwerk/adapters/browser/StoredCommandsBrowser.ts"
import { type StoredChange, StoredCommands } from "@heimwerk/core/basket/StoredCommands.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { toWishlistLine } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { Context, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { smallWorld } from "../../support/smallWorld.ts"

const products = smallWorld.assortment.articles.map(({ product }) => product)
const [first] = products
if (first === undefined) throw new Error("The small world has no article.")
const item = { articleId: first.articleId, quantity: toQuantity(2), deliveryType: "homeDelivery" } as const
const removal: StoredChange = { kind: "basket", command: { kind: "remove", lineItemId: "a" } }

const changes: ReadonlyArray<StoredChange> = [
  { kind: "basket", command: { kind: "add", line: item } },
  { kind: "basket", command: { kind: "addMany", lines: [item, item] } },
  { kind: "basket", command: { kind: "update", lineItemId: "a", quantity: toQuantity(3) } },
  removal,
  { kind: "wishlist", command: { kind: "update", lineItemId: "a", quantity: toQuantity(3) } },
  { kind: "wishlist", command: { kind: "remove", lineItemId: "a" } },
  { kind: "toWishlist", lineItemId: "a" },
  { kind: "toBasket", lineItemId: "a", deliveryType: "marketPickup" },
  ...products.map((product): StoredChange => ({
    kind: "wishlistLine",
    line: toWishlistLine(product, toQuantity(4)),
  })),
  ...products.map((product): StoredChange => ({
    kind: "delivery",
    line: { ...toWishlistLine(product, toQuantity(4)), sum: toCents(12), deliveryType: "homeDelivery" },
    deliveryType: "marketPickup",
  })),
  ...products.map((product): StoredChange => ({
    kind: "basketLine",
    line: { ...toWishlistLine(product, toQuantity(4)), sum: toCents(12), deliveryType: "homeDelivery" },
  })),
]

/** Opens the stored commands of two tabs of one browser whose storage has this text. */
const openTabs = Effect.fnUntraced(function* (text?: string) {
  const initial: Record<string, string> = text === undefined ? {} : { waiting_commands: text }
  const device = yield* Layer.build(KeyValueStorageMemory.layer(initial))
  const open = Effect.gen(function* () {
    const context = yield* Layer.build(
      Layer.fresh(StoredCommandsBrowser.layer).pipe(Layer.provide(Layer.succeedContext(device))),
    )
    const commands = yield* StoredCommands.pipe(Effect.provide(context))
    if (commands === undefined) throw new Error("The layer has no stored commands.")
    return commands
  })
  return { tabs: [yield* open, yield* open] as const, storage: Context.get(device, KeyValueStorage) }
})

afterEach(() => void vi.unstubAllGlobals())

describe("StoredCommandsBrowser", () => {
  it.effect("every kind of command is read as it was stored, in the same order", () =>
    Effect.gen(function* () {
      const { tabs } = yield* openTabs()
      for (const [at, change] of changes.entries()) yield* tabs[0].add({ key: `${at}`, change }, "last")
      assert.deepStrictEqual(
        (yield* tabs[1].all).map(({ change, key }) => ({ change, key })),
        changes.map((change, at) => ({ change, key: `${at}` })),
      )
    }),
  )

  it.effect("two tabs keep the commands of each other, and store a key once", () =>
    Effect.gen(function* () {
      const { storage, tabs } = yield* openTabs()
      const keys = Effect.map(tabs[0].all, (all) => all.map(({ key }) => key))
      yield* tabs[0].add({ key: "a", change: removal }, "last")
      yield* tabs[1].add({ key: "b", change: removal }, "last")
      yield* tabs[1].add({ key: "a", change: removal }, "last")
      assert.deepStrictEqual(yield* keys, ["a", "b"])
      yield* tabs[1].remove("a")
      yield* tabs[0].remove("unknown")
      assert.deepStrictEqual(yield* keys, ["b"])
      yield* tabs[0].remove("b")
      assert.isUndefined(yield* storage.get("local", "waiting_commands"))
      yield* tabs[0].add({ key: "c", change: removal }, "last")
      yield* tabs[1].clear
      assert.deepStrictEqual(yield* keys, [])
    }),
  )

  it.effect("a command that is stored first comes before the others, unless its key is stored already", () =>
    Effect.gen(function* () {
      const { tabs } = yield* openTabs()
      yield* tabs[0].add({ key: "a", change: removal }, "last")
      yield* tabs[1].add({ key: "b", change: removal }, "first")
      yield* tabs[0].add({ key: "a", change: removal }, "first")
      assert.deepStrictEqual(
        (yield* tabs[0].all).map(({ key }) => key),
        ["b", "a"],
      )
    }),
  )

  it.effect("a command is omitted after 24 hours, because the server no longer knows its key", () =>
    Effect.gen(function* () {
      const { tabs } = yield* openTabs()
      yield* tabs[0].add({ key: "a", change: removal }, "last")
      yield* TestClock.adjust("23 hours")
      assert.lengthOf(yield* tabs[0].all, 1)
      yield* TestClock.adjust("1 hour")
      assert.deepStrictEqual(yield* tabs[0].all, [])
    }),
  )

  it.effect.each([
    "",
    "{",
    "null",
    "7",
    "{}",
    '[null, 7, {"key": "a"}]',
    '[{"key": "a", "storedAt": 0, "change": {"kind": "basket", "command": {"kind": "addVoucher", "code": "X"}}}]',
    '[{"key": "a", "storedAt": 0, "change": {"kind": "unknown"}}]',
    '[{"key": "a", "storedAt": 0, "change": {"kind": "wishlist", "command": {"kind": "update", "lineItemId": "a", "quantity": 0}}}]',
    '[{"key": "", "storedAt": 0, "change": {"kind": "toWishlist", "lineItemId": "a"}}]',
    '[{"key": "a", "change": {"kind": "toWishlist", "lineItemId": "a"}}]',
  ])("the unreadable text %s counts as no commands, and the next command replaces it", (text) =>
    Effect.gen(function* () {
      const { tabs } = yield* openTabs(text)
      assert.deepStrictEqual(yield* tabs[0].all, [])
      yield* tabs[0].add({ key: "new", change: removal }, "last")
      assert.deepStrictEqual(
        (yield* tabs[0].all).map(({ key }) => key),
        ["new"],
      )
    }),
  )

  it.effect("an unreadable command does not hide the readable ones", () =>
    Effect.gen(function* () {
      const readable = { key: "b", storedAt: 0, change: removal }
      const { tabs } = yield* openTabs(JSON.stringify([{ key: "a" }, readable]))
      assert.deepStrictEqual(yield* tabs[0].all, [readable])
    }),
  )

  it.effect(
    "waiting for the network ends with the browser's event `online`, and then removes its listener",
    () =>
      Effect.gen(function* () {
        const target = new EventTarget()
        const added = vi.spyOn(target, "addEventListener")
        const removed = vi.spyOn(target, "removeEventListener")
        vi.stubGlobal("addEventListener", target.addEventListener.bind(target))
        vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target))
        const { tabs } = yield* openTabs()
        const waiting = yield* Effect.forkChild(tabs[0].online, { startImmediately: true })
        assert.isUndefined(waiting.pollUnsafe())
        target.dispatchEvent(new Event("online"))
        yield* Fiber.join(waiting)
        const stopped = yield* Effect.forkChild(tabs[0].online, { startImmediately: true })
        yield* Fiber.interrupt(stopped)
        assert.strictEqual(added.mock.calls.length, 2)
        assert.strictEqual(removed.mock.calls.at(-1)?.[1], added.mock.calls.at(-1)?.[1])
      }),
  )
})

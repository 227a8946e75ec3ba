import { assert, describe, it } from "@effect/vitest"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { AddressService } from "@heimwerk/core/address/service.ts"
import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { inAnyOrder } from "../../support/anyOrder.ts"

const moves = ["weg", "weg 1", " weg", "platz", "", "open", "pick", "leave", "enter", "down"] as const
const address = { street: "", buildingNumber: "", postalCode: "", city: "", position: { lat: 0, lng: 0 } }

const option = (Type: string, query: string): AddressSuggestion => ({
  Id: `${Type}/${query}`,
  Type,
  Text: query,
  Description: "",
  Highlight: "",
})

describe("address suggestions in any order of responses", () => {
  it.effect(
    "in any order of responses, the suggestions match the latest typed text, and only the address chosen last is returned",
    () =>
      inAnyOrder(moves, 500, (arrives) =>
        Effect.gen(function* () {
          let latestPick: string | undefined
          const port = Layer.succeed(Addresses, {
            find: ({ text }) => arrives(Effect.succeed([option("Street", text), option("Address", text)])),
            retrieve: (id) =>
              arrives(
                id.endsWith("platz")
                  ? Effect.fail(new AddressesError({ reason: "NoAddressData" }))
                  : Effect.succeed(address),
              ),
          })
          const context = yield* Layer.build(Layer.provide(AddressService.layer, port))
          const service = yield* Effect.provide(AddressService, context)
          const field = yield* service.field({
            text: "",
            onPick: ({ Id }) =>
              Effect.sync(() => {
                assert.strictEqual(Id, latestPick)
                latestPick = undefined
              }),
          })
          const state = SubscriptionRef.get(field.state)
          const choose = Effect.fnUntraced(function* (index: number) {
            const { list } = yield* state
            if (list.kind !== "options") return
            latestPick = index === 1 ? list.options[1]?.Id : undefined
            yield* field.choose(index)
          })
          const commands = { open: choose(0), pick: choose(1), leave: field.leave, down: field.arrow("down") }
          return {
            move: (does) =>
              Effect.gen(function* () {
                if (does === "enter") {
                  const { focus } = yield* state
                  return yield* typeof focus === "number" ? choose(focus) : field.enter
                }
                if (does === "open" || does === "pick" || does === "down") return yield* commands[does]
                const before = (yield* state).request
                yield* does === "leave" ? field.leave : field.type(does)
                if ((yield* state).request !== before) latestPick = undefined
              }),
            always: Effect.map(state, ({ list, text }) => {
              if (list.kind === "options")
                for (const { Text } of list.options) assert.strictEqual(Text, text.trim())
            }),
            finally: Effect.map(state, ({ list, pickedId }) => {
              assert.notStrictEqual(list.kind, "loading")
              assert.isUndefined(pickedId)
            }),
          }
        }),
      ),
  )
})

import { assert } from "@effect/vitest"
import type { Scope } from "effect"
import { Effect, Result } from "effect"

import { decodeContact } from "@heimwerk/core/forms/decodeContact.ts"
import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import type { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import type { SuiteIt } from "./Suite.ts"

const contact = Result.getOrThrow(
  decodeContact({
    salute: "Divers",
    firstName: "Kim",
    lastName: "Öztürk-Großmann",
    email: "kim@kunde.example",
    phone: "+49/221-123",
    address: "Straße des 17. Juni 1",
    postalCode: "01067",
    city: "Köln & Umgebung",
  }),
)

const craftsman: Omit<CraftsmanSubmission, "token"> = {
  marketId: MarketId.make("520"),
  contact,
  rooms: [
    { area: "badezimmer", activities: ["bad-komplett-sanieren"], message: "" },
    {
      area: "dach",
      activities: ["etwas-anderes", "dachrinne-erneuern"],
      message: 'Gaube; 3 m "breit" & hoch\n',
    },
  ],
}

const energy: Omit<EnergySubmission, "token"> = {
  marketId: MarketId.make("531"),
  contact,
  property: "apartment-owner",
  terms: true,
  partners: ["varm", "fuchsundeule"],
  incentives: ["coupon"],
}

const refusedCraftsmen: ReadonlyArray<readonly [string, Partial<CraftsmanSubmission>]> = [
  ["to a market without the service", { marketId: MarketId.make("522") }],
  ["without an area", { rooms: [] }],
  ["with an unknown area", { rooms: [{ area: "keller", activities: ["x"], message: "" }] }],
  ["without an activity", { rooms: [{ area: "dach", activities: [], message: "Gaube" }] }],
  [
    "with the activity 'etwas-anderes' and without a note",
    { rooms: [{ area: "dach", activities: ["etwas-anderes"], message: "" }] },
  ],
]

const refusedEnergy: ReadonlyArray<readonly [string, Partial<EnergySubmission>]> = [
  ["to an unknown market", { marketId: MarketId.make("999") }],
  ["without a partner", { partners: [] }],
  ["with a partner that is not offered for the property", { partners: ["otovo"] }],
  ["without consent to the bonus terms", { terms: false }],
]

/**
 * Tests for every adapter of the form inbox, with the configurations and markets of the small world.
 *
 * @param visitor a visitor who has sent nothing yet, a different one in each test
 * @param token a new bot check token for the form
 */
export const formInboxSuite = <E, R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<FormInbox["Service"], E, R | Scope.Scope>,
  token: (form: "craftsman" | "energy") => Effect.Effect<string, E, R>,
) => {
  it.effect("requests of both forms are accepted, and every request gets its own id", () =>
    Effect.gen(function* () {
      const inbox = yield* visitor
      const first = yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k1")
      const second = yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k2")
      const third = yield* inbox.energy({ ...energy, token: yield* token("energy") }, "k3")
      const ids = [first.id, second.id, third.id]
      assert.lengthOf(new Set(ids), 3)
      assert.notInclude(ids, "")
    }),
  )

  it.effect(
    "a form request with a repeated idempotency key and equal answers gets the same receipt, even if the bot check token differs",
    () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        const one = yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k1")
        assert.deepStrictEqual(
          yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k1"),
          one,
        )
        const other = yield* inbox.energy({ ...energy, token: yield* token("energy") }, "k2")
        assert.deepStrictEqual(yield* inbox.energy({ ...energy, token: "used up" }, "k2"), other)
      }),
  )

  it.effect(
    "a form request that is sent 20 times in parallel with one idempotency key gets the same receipt each time",
    () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        const request = { ...energy, token: yield* token("energy") }
        const receipts = yield* Effect.forEach(
          Array.from({ length: 20 }),
          () => inbox.energy(request, "once"),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(new Set(receipts.map(({ id }) => id)), 1)
      }),
  )

  it.effect(
    "a form request with a repeated idempotency key is refused if its answers or its form differ",
    () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k1")
        const other = { ...craftsman, rooms: craftsman.rooms.slice(0, 1), token: yield* token("craftsman") }
        assert.strictEqual((yield* Effect.flip(inbox.craftsman(other, "k1"))).reason, "Invalid")
        const foreign = { ...energy, token: yield* token("energy") }
        assert.strictEqual((yield* Effect.flip(inbox.energy(foreign, "k1"))).reason, "Invalid")
      }),
  )

  it.effect(
    "a form without a valid bot check token is refused with a German message, and its idempotency key can be used again",
    () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        for (const bad of ["made up", yield* token("energy")]) {
          const error = yield* Effect.flip(inbox.craftsman({ ...craftsman, token: bad }, "k1"))
          assert.strictEqual(error.reason, "NotHuman")
          assert.match(error.message, /^Wir konnten nicht bestätigen/u)
        }
        const { id } = yield* inbox.craftsman({ ...craftsman, token: yield* token("craftsman") }, "k1")
        assert.notStrictEqual(id, "")
      }),
  )

  for (const [name, change] of refusedCraftsmen) {
    it.effect(`the form inbox refuses a craftsman request ${name}`, () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        const request = { ...craftsman, token: yield* token("craftsman"), ...change }
        const error = yield* Effect.flip(inbox.craftsman(request, "k1"))
        assert.strictEqual(error.reason, "Invalid")
        assert.match(error.message, /Bitte prüfe deine Angaben\.$/u)
      }),
    )
  }

  for (const [name, change] of refusedEnergy) {
    it.effect(`the form inbox refuses an energy request ${name}`, () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        const request = { ...energy, token: yield* token("energy"), ...change }
        assert.strictEqual((yield* Effect.flip(inbox.energy(request, "k1"))).reason, "Invalid")
      }),
    )
  }

  it.effect("the bot check token of a form request that is refused for its answers can be used again", () =>
    Effect.gen(function* () {
      const inbox = yield* visitor
      const good = { ...energy, token: yield* token("energy") }
      yield* Effect.flip(inbox.energy({ ...good, partners: [] }, "k1"))
      assert.notStrictEqual((yield* inbox.energy(good, "k1")).id, "")
    }),
  )
}

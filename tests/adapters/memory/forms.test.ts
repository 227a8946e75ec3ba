import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as RequestsMemory from "@heimwerk/adapters/memory/RequestsMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Markets, MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import { energyRequest } from "../../core/forms/samples.ts"
import { craftsmanAreasAsList } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"

import { formConfigsSuite } from "../../ports/FormConfigs.suite.ts"
import { formInboxSuite } from "../../ports/FormInbox.suite.ts"
import { smallForms } from "../../support/smallForms.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const ports = Layer.mergeAll(
  FormConfigsMemory.layer(smallForms),
  MarketsMemory.layer(smallWorld.markets),
  BotCheckMemory.layer,
)

const ready: Array<CustomerRequest> = []
const mails: Array<Mail> = []
const inMemory = RequestsMemory.formInbox("https://shop.example", ready).pipe(
  Layer.provide(OutboxMemory.layer(mails)),
)

const visitor = Effect.provide(FormInbox, Layer.fresh(inMemory))
const token = (form: "craftsman" | "energy") => BotCheck.use((bots) => bots.token(form))

layer(ports)("forms in memory", (it) => {
  formConfigsSuite(it)
  formInboxSuite(it, visitor, token)

  it.effect("the idempotency key of a form request can be used again after 24 hours", () =>
    Effect.gen(function* () {
      const inbox = yield* visitor
      const send = Effect.flatMap(token("energy"), (good) =>
        inbox.energy({ ...energyRequest, token: good }, "k1"),
      )
      const first = yield* send
      yield* TestClock.adjust("23 hours")
      assert.deepStrictEqual(yield* send, first)
      yield* TestClock.adjust("1 hour")
      assert.notDeepEqual(yield* send, first)
    }),
  )

  it.effect("an energy request is delivered only once, and only if it is confirmed within 7 days", () =>
    Effect.gen(function* () {
      const inbox = yield* visitor
      const [before, sent] = [ready.length, mails.length]
      for (const key of ["k1", "k2"])
        yield* inbox.energy({ ...energyRequest, token: yield* token("energy") }, key)
      assert.lengthOf(ready, before)
      const [first = "", second = ""] = mails
        .slice(sent)
        .map(({ text }) => /bestaetigen\?token=([\w-]+)/u.exec(text)?.[1] ?? "")
      yield* inbox.confirm(first)
      yield* inbox.confirm(first)
      assert.lengthOf(ready, before + 1)
      assert.strictEqual((yield* Effect.flip(inbox.confirm("invented"))).reason, "LinkInvalid")
      yield* TestClock.adjust("7 days")
      assert.strictEqual((yield* Effect.flip(inbox.confirm(second))).reason, "LinkInvalid")
      assert.lengthOf(ready, before + 1)
    }),
  )

  it.effect(
    "the 11th energy request with one e-mail address within 24 hours is refused, because each request causes a mail",
    () =>
      Effect.gen(function* () {
        const inbox = yield* visitor
        const ask = (key: string) =>
          Effect.flatMap(token("energy"), (good) => inbox.energy({ ...energyRequest, token: good }, key))
        yield* Effect.forEach(Array.from({ length: 10 }), (_, index) => ask(`mail ${index}`))
        const { message, reason } = yield* Effect.flip(ask("mail 11"))
        assert.strictEqual(reason, "TooManyMails")
        assert.include(message, "versuche es morgen noch einmal")
        yield* TestClock.adjust("24 hours")
        assert.isNotEmpty((yield* ask("mail 11")).id)
      }),
  )

  it.effect("an energy request fails as unavailable when the markets cannot be read", () =>
    Effect.gen(function* () {
      const broken = Layer.succeed(Markets, {
        all: Effect.fail(new MarketsError({ reason: "Unavailable", cause: "down" })),
      })
      const inbox = yield* Effect.provide(FormInbox, Layer.provide(Layer.fresh(inMemory), broken))
      const request = { ...energyRequest, token: yield* token("energy") }
      const error = yield* Effect.flip(inbox.energy(request, "k1"))
      assert.strictEqual(error.reason, "Unavailable")
      assert.match(error.message, /Deine Angaben bleiben erhalten/u)
    }),
  )
})

describe("form configurations in memory", () => {
  const configs = (change: Partial<FormConfigsMemory.RemoteFormConfigs>) =>
    Effect.provide(FormConfigs, Layer.fresh(FormConfigsMemory.layer({ ...smallForms, ...change })))

  it.effect(
    "the areas of the craftsman form are the same whether they are configured as a list or as a keyed object",
    () =>
      Effect.gen(function* () {
        const asList = yield* configs({ craftsmanAreas: craftsmanAreasAsList })
        assert.deepStrictEqual(yield* asList.craftsman, yield* (yield* configs({})).craftsman)
      }),
  )

  it.effect.each([
    ["craftsmanMarkets", { markets: { Kiel: "x" } }, "markets.Kiel: "],
    ["craftsmanAreas", [], "Es fehlen die Bereiche."],
    ["energy", {}, "energetictransformation: Hier fehlt eine Angabe."],
    ["botCheck", {}, "siteKey: Hier fehlt eine Angabe."],
  ] as const)(
    "an invalid form configuration fails with a German message, and the cause names the defect: %s",
    ([name, remote, cause]) =>
      Effect.gen(function* () {
        const { craftsman, energy, siteKey } = yield* configs({ [name]: remote })
        const error = yield* Effect.flip(Effect.all({ craftsman, energy, siteKey }))
        assert.strictEqual(error.reason, "Invalid")
        assert.strictEqual(
          error.message,
          "Das Formular ist gerade nicht verfügbar. Bitte versuche es später noch einmal.",
        )
        assert.include(String(error.cause), cause)
      }),
  )
})

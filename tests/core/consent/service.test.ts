import { assert, describe, it } from "@effect/vitest"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import { noConsent } from "@heimwerk/core/consent/gate.ts"
import { recordGrace } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { ConsentManager, ConsentManagerError } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { openConsentPage } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"

const choice = (service: GatedService, consent: boolean) => ({ id: consentId(service, "ref"), consent })
const bilal = { firstName: "Bilal", csId: "cs-10002", loyaltyCard: "2770010000024" }

/** Runs every fiber that does not wait for the clock. */
const settled = TestClock.adjust(0)

describe("the consents of a visitor", () => {
  it.effect(
    "the consent service has the consents of the consent manager as soon as the consent manager responds",
    () =>
      Effect.gen(function* () {
        const { service } = yield* openConsentPage()
        yield* settled
        const state = SubscriptionRef.get(service.state)
        assert.deepStrictEqual(yield* state, {
          isLoaded: true,
          isRequired: true,
          isWindowOpen: true,
          granted: [],
        })
        yield* service.save([choice("video", true), choice("maps", true)])
        yield* settled
        assert.deepStrictEqual(yield* state, {
          isLoaded: true,
          isRequired: false,
          isWindowOpen: false,
          granted: ["video", "maps"],
        })
      }),
  )

  it.effect("the consent service reads decisions that earlier pages stored", () =>
    Effect.gen(function* () {
      const browser = ConsentManagerMemory.nothingDecided()
      browser.given.add(consentId("maps", "ref"))
      browser.hasDecided = true
      const { service } = yield* openConsentPage({ browser })
      yield* settled
      assert.strictEqual((yield* service.grant("maps"))?.service, "maps")
      assert.isUndefined(yield* service.grant("video"))
    }),
  )

  it.effect("the visitor's consent at a consent gate applies only to the service of this gate", () =>
    Effect.gen(function* () {
      const { service } = yield* openConsentPage()
      yield* service.accept("community")
      yield* settled
      assert.deepStrictEqual((yield* SubscriptionRef.get(service.state)).granted, ["community"])
    }),
  )

  it.effect("the consent service can grant and withdraw all consents at once", () =>
    Effect.gen(function* () {
      const { service } = yield* openConsentPage()
      yield* settled
      yield* service.acceptAll
      yield* settled
      assert.lengthOf((yield* SubscriptionRef.get(service.state)).granted, 9)
      yield* service.denyAll
      yield* settled
      assert.deepStrictEqual((yield* SubscriptionRef.get(service.state)).granted, [])
    }),
  )

  it.effect("the consent dialog can be opened at its beginning or at a service, and can be closed", () =>
    Effect.gen(function* () {
      const shown: Array<string | undefined> = []
      const manager = Layer.effect(
        ConsentManager,
        Effect.map(ConsentManager, (memory) => ({
          ...memory,
          showDetails: (id) =>
            Effect.andThen(
              Effect.sync(() => shown.push(id)),
              memory.showDetails(id),
            ),
        })),
      ).pipe(Layer.provide(ConsentManagerMemory.layer("ref")))
      const { service } = yield* openConsentPage({ manager })
      yield* settled
      const isOpen = Effect.map(SubscriptionRef.get(service.state), ({ isWindowOpen }) => isWindowOpen)
      yield* service.close
      yield* settled
      assert.isFalse(yield* isOpen)
      yield* service.showDetails("maps")
      yield* service.showDetails()
      yield* settled
      assert.isTrue(yield* isOpen)
      assert.deepStrictEqual(shown, ["ref-maps", undefined])
    }),
  )

  it.effect("no consent is granted when the consent manager fails, and the failure is logged", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new ConsentManagerError({ cause: new Error("blocked") })
      const manager = Layer.mock(ConsentManager, { news: Stream.fail(failure) })
      const { service } = yield* openConsentPage({ manager }).pipe(
        Effect.tap(() => settled),
        logTo(logged),
      )
      assert.deepStrictEqual(yield* SubscriptionRef.get(service.state), noConsent)
      assert.deepStrictEqual(logged, ["Warn: The consent manager was not loaded."])
      assert.strictEqual(
        failure.message,
        "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal.",
      )
    }),
  )
})

describe("the record of a decision", () => {
  it.effect("a consent record with all services is stored when a customer saves the consent dialog", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 10, 21, 7, 5, 9))
      const { account, kept, service } = yield* openConsentPage({ address: "/?utm_source=a&utm_medium=b" })
      yield* account.start(bilal)
      yield* settled
      yield* service.save([choice("maps", true)])
      yield* settled
      assert.lengthOf(kept, 1)
      const [record] = kept
      assert.deepInclude(record, {
        customerId: "cs-10002",
        loyaltyCardNumber: "2770010000024",
        source: "website",
        ucUserId: "memory",
        timestamp: "2026-11-21T07:05:09Z",
      })
      assert.deepStrictEqual(
        record?.consents,
        consentServices.map(({ category, key, name }) => ({
          name,
          consent: category === "essential" || key === "maps",
        })),
      )
    }),
  )

  it.effect(
    "the consent record names the app as its source when the URL has all three campaign parameters",
    () =>
      Effect.gen(function* () {
        const address = "/?utm_source=a&utm_medium=b&utm_campaign=c"
        const { account, kept, service } = yield* openConsentPage({ address })
        yield* account.start(bilal)
        yield* settled
        yield* service.acceptAll
        yield* settled
        assert.deepStrictEqual(
          kept.map(({ source }) => source),
          ["app"],
        )
      }),
  )

  it.effect(
    "a consent record is stored only for customers, and only when they save the dialog or accept all services",
    () =>
      Effect.gen(function* () {
        const { account, kept, service } = yield* openConsentPage()
        yield* settled
        yield* service.acceptAll
        yield* settled
        yield* account.start(bilal)
        yield* service.denyAll
        yield* service.accept("maps")
        yield* service.showDetails()
        yield* service.close
        yield* settled
        assert.deepStrictEqual(kept, [])
      }),
  )

  it.effect("a failure to store a consent record is only logged, and the decision remains valid", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const failure = new ConsentRecordsError({ reason: "Unavailable", cause: new Error("down") })
      const records = Layer.succeed(ConsentRecords, { save: () => Effect.fail(failure) })
      yield* Effect.gen(function* () {
        const { account, service } = yield* openConsentPage({ records })
        yield* account.start(bilal)
        yield* settled
        yield* service.save([choice("maps", true)])
        yield* settled
        assert.isDefined(yield* service.grant("maps"))
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The consent record was not kept."])
      assert.strictEqual(
        failure.message,
        "Deine Auswahl zur Privatsphäre gilt, konnte aber nicht in deinem Kundenkonto vermerkt werden.",
      )
    }),
  )

  it.effect("a consent record is stored even for a decision made as soon as the page starts", () =>
    Effect.gen(function* () {
      const { account, kept, service } = yield* openConsentPage()
      yield* account.start(bilal)
      yield* service.acceptAll
      yield* settled
      assert.lengthOf(kept, 1)
    }),
  )

  it.effect("every consent decision has its own idempotency key", () =>
    Effect.gen(function* () {
      const keys: Array<string> = []
      const records = Layer.succeed(ConsentRecords, {
        save: (_, key) => Effect.sync(() => void keys.push(key)),
      })
      const { account, service } = yield* openConsentPage({ records })
      yield* account.start(bilal)
      yield* settled
      yield* service.acceptAll
      yield* service.acceptAll
      yield* settled
      assert.lengthOf(new Set(keys), 2)
    }),
  )
})

describe("withdrawing a consent", () => {
  const withVideo = Effect.fnUntraced(function* (records?: Layer.Layer<ConsentRecords>) {
    const page = yield* openConsentPage(records === undefined ? {} : { records })
    yield* page.account.start(bilal)
    yield* settled
    yield* page.service.save([choice("video", true), choice("chatbot", true)])
    yield* settled
    return page
  })

  it.effect("the withdrawal of a consent is recorded and reloads the page once", () =>
    Effect.gen(function* () {
      const { kept, reloads, service } = yield* withVideo()
      assert.strictEqual(yield* reloads, 0)
      yield* service.save([choice("video", false)])
      yield* settled
      assert.strictEqual(yield* reloads, 1)
      assert.lengthOf(kept, 2)
      yield* service.save([choice("chatbot", false)])
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* reloads, 1)
    }),
  )

  it.effect("the page reload after a withdrawn consent waits at most 2 s for a slow consent record", () =>
    Effect.gen(function* () {
      const records = Layer.succeed(ConsentRecords, { save: () => Effect.never })
      const { reloads, service } = yield* withVideo(records)
      yield* service.save([choice("video", false)])
      yield* TestClock.adjust(recordGrace - 1)
      assert.strictEqual(yield* reloads, 0)
      assert.isUndefined(yield* service.grant("video"))
      assert.isDefined(yield* service.grant("chatbot"))
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* reloads, 1)
      assert.strictEqual(recordGrace, 2_000)
    }),
  )

  it.effect("the withdrawal of the consents to maps and the second chat does not reload the page", () =>
    Effect.gen(function* () {
      const { reloads, service } = yield* withVideo()
      yield* service.save([choice("maps", true), choice("secondChat", true)])
      yield* settled
      yield* service.save([choice("maps", false), choice("secondChat", false)])
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* reloads, 0)
    }),
  )
})

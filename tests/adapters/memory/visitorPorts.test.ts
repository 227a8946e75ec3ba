import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

import * as AccountsMemory from "@heimwerk/adapters/memory/AccountsMemory.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import * as ConsentRecordsMemory from "@heimwerk/adapters/memory/ConsentRecordsMemory.ts"
import * as RequestsMemory from "@heimwerk/adapters/memory/RequestsMemory.ts"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { BotCheck, BotCheckError, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"

import { accountsSuite } from "../../ports/Accounts.suite.ts"
import { botCheckSuite } from "../../ports/BotCheck.suite.ts"
import { consentManagerSuite } from "../../ports/ConsentManager.suite.ts"
import { consentRecordsSuite } from "../../ports/ConsentRecords.suite.ts"
import { feedbackInboxSuite } from "../../ports/FeedbackInbox.suite.ts"
import { grantTo, thirdPartyServicesSuite } from "../../ports/ThirdPartyServices.suite.ts"
import { trackerSuite } from "../../ports/Tracker.suite.ts"

const records: Array<ConsentRecord> = []
const taken: Array<CustomerRequest> = []
const counted = TrackerMemory.nothingCounted()

const ports = Layer.mergeAll(
  ConsentRecordsMemory.layer(records),
  RequestsMemory.feedbackInbox(taken),
  ThirdPartyServicesMemory.layer,
  TrackerMemory.layer(counted),
).pipe(Layer.provideMerge(BotCheckMemory.layer))

layer(ports)("the ports of accounts, consents, feedback and tracking in memory", (it) => {
  accountsSuite(it, Effect.provide(Accounts, Layer.fresh(AccountsMemory.layer(customers))))
  botCheckSuite(it)
  consentManagerSuite(it, Effect.provide(ConsentManager, Layer.fresh(ConsentManagerMemory.layer("ref"))))
  consentRecordsSuite(
    it,
    Effect.sync(() => [...records]),
  )
  feedbackInboxSuite(
    it,
    Effect.sync(() => [...taken]),
  )
  thirdPartyServicesSuite(it, (service) =>
    Effect.flatMap(ThirdPartyServicesMemory.ThirdParty, (other) => other.end(service)),
  )
  trackerSuite(
    it,
    Effect.sync(() => counted),
  )

  it.effect("a bot check token in memory expires after 10 minutes", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      const server = yield* BotVerification
      const [early, late] = [yield* bots.token("login"), yield* bots.token("login")]
      yield* TestClock.adjust(BotCheckMemory.tokenLifetime - 1)
      assert.isTrue(yield* server.verify("login", early))
      yield* TestClock.adjust(1)
      assert.isFalse(yield* server.verify("login", late))
      assert.strictEqual(BotCheckMemory.tokenLifetime, 600_000)
    }),
  )

  it.effect(
    "the e-mail check requires a bot check token only if the bot check is enabled both in general and for the e-mail check",
    () =>
      Effect.gen(function* () {
        const anna = Email.make("anna.berg@kunde.example")
        const token = yield* Effect.flatMap(BotCheck, (bots) => bots.token("login"))
        const checked = yield* Effect.provide(
          Accounts,
          Layer.fresh(AccountsMemory.layer(customers, { botCheckEnabled: true, botCheckAtLoginType: true })),
        )
        assert.strictEqual((yield* Effect.flip(checked.loginType(anna))).reason, "NotConfirmed")
        assert.strictEqual((yield* Effect.flip(checked.loginType(anna, "invented"))).reason, "NotConfirmed")
        assert.strictEqual(yield* checked.loginType(anna, token), 1)
        for (const config of [
          { botCheckEnabled: true, botCheckAtLoginType: false },
          { botCheckEnabled: false, botCheckAtLoginType: true },
        ]) {
          const free = yield* Effect.provide(Accounts, Layer.fresh(AccountsMemory.layer(customers, config)))
          assert.strictEqual(yield* free.loginType(anna), 1)
        }
      }),
  )

  it.effect("a third-party service in memory can fail to load, and can be loaded at the next attempt", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const other = yield* ThirdPartyServicesMemory.ThirdParty
      yield* other.fail("maps", true)
      assert.strictEqual((yield* Effect.flip(services.maps(grantTo("maps")))).reason, "LoadFailed")
      yield* other.fail("maps", false)
      yield* services.maps(grantTo("maps"))
    }),
  )
})

describe("a bot verification that does not answer", () => {
  const broken = Layer.succeed(BotVerification, {
    verify: () => Effect.fail(new BotCheckError({ reason: "Unavailable" })),
  })

  it.effect(
    "the e-mail check and the feedback inbox are unavailable when the bot check cannot be verified",
    () =>
      Effect.gen(function* () {
        const accounts = yield* Effect.provide(
          Accounts,
          AccountsMemory.layer(customers, { botCheckEnabled: true, botCheckAtLoginType: true }).pipe(
            Layer.provide(broken),
          ),
        )
        const inbox = yield* Effect.provide(
          FeedbackInbox,
          Layer.provide(RequestsMemory.feedbackInbox(), broken),
        )
        const anna = Email.make("anna.berg@kunde.example")
        assert.strictEqual((yield* Effect.flip(accounts.loginType(anna, "t"))).reason, "Unavailable")
        const error = yield* Effect.flip(
          inbox.send({ type: "like", message: "Gut", token: "t", environment: "ref" }, "k"),
        )
        assert.strictEqual(error.reason, "Unavailable")
      }),
  )
})

import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import { assert, describe, it } from "@effect/vitest"
import { EnergyService } from "@heimwerk/core/forms/energy/service.ts"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { serverConfigs } from "../../support/oracles/formServer.ts"
import { summary } from "./onSummary.ts"

const bug = Effect.die(new Error("Nobody expected this"))
const configs = {
  craftsman: Effect.succeed(serverConfigs.craftsman),
  energy: Effect.succeed(serverConfigs.energy),
  siteKey: Effect.succeed("key"),
}

const serviceOver = (ports: Layer.Layer<FormConfigs | FormInbox>) =>
  Effect.gen(function* () {
    const storage = KeyValueStorageMemory.layer()
    const context = yield* Layer.build(
      EnergyService.layer.pipe(Layer.provideMerge(Layer.mergeAll(ports, Layer.fresh(storage)))),
    )
    const kept = yield* Effect.provide(KeyValueStorage, context)
    yield* kept.set("session", formStorageKeys.energy.form, JSON.stringify(summary))
    return yield* Effect.provide(EnergyService, context)
  })

describe("unexpected exceptions in the form adapters", () => {
  it.effect(
    "the form shows the usual error message if an unexpected exception occurs while its configuration is loaded",
    () =>
      Effect.gen(function* () {
        const service = yield* serviceOver(
          Layer.mergeAll(
            Layer.succeed(FormConfigs, { ...configs, siteKey: bug }),
            Layer.succeed(FormInbox, { craftsman: () => bug, energy: () => bug, confirm: () => bug }),
          ),
        )
        yield* service.load
        const { config, form } = yield* SubscriptionRef.get(service.state)
        assert.deepStrictEqual(form, emptyEnergyForm)
        assert.deepStrictEqual(config, {
          kind: "failed",
          message: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
        })
      }),
  )

  it.effect(
    "the form shows the usual error message and keeps the typed answers if an unexpected exception occurs while it is sent",
    () =>
      Effect.gen(function* () {
        const service = yield* serviceOver(
          Layer.mergeAll(
            Layer.succeed(FormConfigs, configs),
            Layer.succeed(FormInbox, { craftsman: () => bug, energy: () => bug, confirm: () => bug }),
          ),
        )
        yield* service.load
        yield* service.setToken("t1")
        yield* service.submit
        const { error, form, submitting } = yield* SubscriptionRef.get(service.state)
        assert.deepStrictEqual([form, submitting], [summary, false])
        assert.match(error ?? "", /^Deine Anfrage konnte gerade nicht gesendet werden\./u)
      }),
  )
})

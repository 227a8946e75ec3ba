import { Clock, Effect, Layer, Semaphore } from "effect"

import { answersOf } from "@heimwerk/core/forms/attempts.ts"
import { checkedCraftsmanRequest } from "@heimwerk/core/forms/craftsman/checkedRequest.ts"
import { checkedEnergyRequest } from "@heimwerk/core/forms/energy/checkedRequest.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"
import { keyLifetimeMillis } from "@heimwerk/core/basket/Baskets.port.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError, type FormReceipt } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"

interface Accepted {
  readonly fingerprint: string
  readonly receipt: FormReceipt
  readonly at: number
}

const unavailable = (cause: unknown) => new FormInboxError({ reason: "Unavailable", cause })
const refuse = (reason: FormInboxError["reason"]) => new FormInboxError({ reason })

/**
 * The reference inbox of one visitor; what it accepts is gone with the layer. Requests are taken one after the other: a key
 * that is known answers the id from before (for 24 hours, and only for the same answers), then every condition is asked, and
 * last the token, so that none is used up in vain.
 */
export const layer: Layer.Layer<FormInbox, never, BotVerification | FormConfigs | Markets> = Layer.effect(
  FormInbox,
  Effect.gen(function* () {
    const bots = yield* BotVerification
    const configs = yield* FormConfigs
    const markets = yield* Markets
    const turn = yield* Semaphore.make(1)
    const accepted = new Map<CommandKey, Accepted>()
    let count = 0

    const receive = Effect.fnUntraced(
      function* <Request extends { readonly token: string }>(
        form: "craftsman" | "energy",
        request: Request,
        key: CommandKey,
        check: Effect.Effect<Request | undefined, { readonly message: string }>,
      ) {
        const at = yield* Clock.currentTimeMillis
        for (const [known, entry] of accepted) if (entry.at <= at - keyLifetimeMillis) accepted.delete(known)
        const fingerprint = `${form} ${answersOf(request)}`
        const before = accepted.get(key)
        if (before !== undefined)
          return before.fingerprint === fingerprint ? before.receipt : yield* refuse("Invalid")
        const checked = yield* Effect.mapError(check, unavailable)
        if (checked === undefined) return yield* refuse("Invalid")
        if (!(yield* Effect.mapError(bots.verify(form, request.token), unavailable)))
          return yield* refuse("NotHuman")
        const receipt = { id: `${form}-${++count}` }
        accepted.set(key, { fingerprint, receipt, at })
        return receipt
      },
      (received) => turn.withPermit(received),
    )

    return {
      craftsman: (request, key) =>
        receive(
          "craftsman",
          request,
          key,
          Effect.map(configs.craftsman, (config) => checkedCraftsmanRequest(config, request)),
        ),
      energy: (request, key) =>
        receive(
          "energy",
          request,
          key,
          Effect.map(Effect.all([configs.energy, markets.all]), ([config, all]) =>
            checkedEnergyRequest(config, all, request),
          ),
        ),
    }
  }),
)

import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { answersOf } from "@heimwerk/core/forms/attempts.ts"
import { checkedCraftsmanRequest } from "@heimwerk/core/forms/craftsman/checkedRequest.ts"
import { checkedEnergyRequest } from "@heimwerk/core/forms/energy/checkedRequest.ts"
import { craftsmanEntries, energyEntries, type FormEntries } from "@heimwerk/core/forms/payload.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"

import { formEncoded } from "../http/contract/forms/formEncoded.ts"
import { makeTurns } from "./requests/inTurn.ts"
import { keyTaken, storedBefore, storeRequest } from "./requests/store.ts"

const unavailable = (cause: unknown) => new FormInboxError({ reason: "Unavailable", cause })
const refuse = (reason: FormInboxError["reason"]) => new FormInboxError({ reason })

/** A form with what only it knows. */
interface Form<Request> {
  readonly id: "craftsmanservice" | "energetictransformation"
  readonly checkedAs: "craftsman" | "energy"
  readonly check: (request: Request) => Effect.Effect<Request | undefined, { readonly message: string }>
  readonly entries: (request: Request) => FormEntries
}

/**
 * Requests in the database, from where they are delivered (docs/adr/0016). A key that is known answers the id from before;
 * then every condition is asked again, and last the token, so that none is used up in vain. A request that was answered is
 * stored, and stored once.
 */
export const layer: Layer.Layer<
  FormInbox,
  never,
  SqlClient.SqlClient | BotVerification | FormConfigs | Markets
> = Layer.effect(
  FormInbox,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const bots = yield* BotVerification
    const configs = yield* FormConfigs
    const markets = yield* Markets
    const inTurn = makeTurns()

    const receive =
      <Request extends { readonly token: string }>(form: Form<Request>) =>
      (request: Request, key: CommandKey) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const sending = { key, answers: `${form.id} ${answersOf(request)}` }
          const before = yield* storedBefore(sql, sending, now)
          if (before !== undefined) return { id: before }
          const checked = yield* form.check(request)
          if (checked === undefined) return yield* refuse("Invalid")
          if (!(yield* bots.verify(form.checkedAs, request.token))) {
            const meanwhile = yield* storedBefore(sql, sending, now)
            return meanwhile === undefined ? yield* refuse("NotHuman") : { id: meanwhile }
          }
          const payload = formEncoded(form.entries(checked))
          return { id: yield* storeRequest(sql, { form: form.id, payload }, sending, now) }
        }).pipe(
          Effect.mapError((error) => {
            if (error === keyTaken) return refuse("Invalid")
            return error instanceof FormInboxError ? error : unavailable(error)
          }),
          (work) => inTurn(key, work),
          Effect.withSpan(`FormInboxSql.${form.checkedAs}`),
        )

    return {
      craftsman: receive({
        id: "craftsmanservice",
        checkedAs: "craftsman",
        check: (request) =>
          Effect.map(configs.craftsman, (config) => checkedCraftsmanRequest(config, request)),
        entries: craftsmanEntries,
      }),
      energy: receive({
        id: "energetictransformation",
        checkedAs: "energy",
        check: (request) =>
          Effect.map(Effect.all([configs.energy, markets.all]), ([config, all]) =>
            checkedEnergyRequest(config, all, request),
          ),
        entries: energyEntries,
      }),
    }
  }),
)

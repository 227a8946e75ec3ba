import { fromCraftsmanBody, fromEnergyBody } from "@heimwerk/adapters/http/contract/forms/bodies.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError, type FormReceipt } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { BotCheckChoice } from "../settings/ShopSettings.ts"
import { preparedJson } from "../files/prepared.ts"
import { makeAdmission, makeSuccessLimit } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of accepted requests per hour and network address. */
const maxRequests = 30

/** Maximum number of calls per hour and network address, refused ones included. */
const maxCalls = 300

const tooManyTries = (wait: string) =>
  new FormInboxError({
    reason: "TooManyTries",
    answer: `Von deinem Anschluss kamen in der letzten Stunde ${maxRequests} Anfragen. Bitte versuche es ${wait} noch einmal.`,
  })

/**
 * Cache header of form configurations: 5 minutes, because they rarely change. An open form keeps the
 * configuration that it has loaded.
 */
const cacheControl = "public, max-age=300"

const encodeAreas = Schema.encodeEffect(Areas)

/** Handlers that return the configurations of the request forms and accept the requests. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "forms",
  Effect.fn(function* (handlers) {
    const configs = yield* FormConfigs
    const inbox = yield* FormInbox
    const botCheck = yield* BotCheckChoice
    const admitCall = yield* makeAdmission(
      "form-calls",
      maxCalls,
      (reason, cause) => new FormInboxError({ reason, cause }),
    )
    const limit = yield* makeSuccessLimit("forms", maxRequests, (problem) =>
      problem.reason === "TooManyTries" ? tooManyTries(problem.wait) : new FormInboxError(problem),
    )

    const markets = preparedJson(
      Effect.map(configs.craftsman, (config) => config.markets),
      (all) => Effect.succeed({ markets: all }),
      cacheControl,
    )
    const areas = preparedJson(
      Effect.map(configs.craftsman, (config) => config.areas),
      (all) => Effect.orDie(encodeAreas(all)),
      cacheControl,
    )
    const energy = preparedJson(
      configs.energy,
      (config) => Effect.succeed({ energetictransformation: config }),
      cacheControl,
    )

    const receive = (request: Effect.Effect<FormReceipt, FormInboxError>) =>
      Effect.andThen(admitCall, limit(request)).pipe(Effect.map(({ id }) => ({ success: true, id })))

    return handlers.handleAll({
      craftsmanMarkets: ({ request }) => markets(request),
      craftsmanAreas: ({ request }) => areas(request),
      energyConfig: ({ request }) => energy(request),
      botCheckConfig: () => Effect.succeed(botCheck),
      craftsman: ({ headers, payload }) =>
        receive(inbox.craftsman(fromCraftsmanBody(payload), keyOf(headers))),
      energy: ({ headers, payload }) => receive(inbox.energy(fromEnergyBody(payload), keyOf(headers))),
      confirm: ({ payload }) => Effect.as(inbox.confirm(payload.token), { status: "confirmed" as const }),
    })
  }),
)

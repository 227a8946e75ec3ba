import { fromCraftsmanBody, fromEnergyBody } from "@heimwerk/adapters/http/contract/forms/bodies.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { BotCheckChoice } from "../settings/ShopSettings.ts"
import { preparedJson } from "../files/prepared.ts"
import { makeAdmission } from "./admission.ts"
import { keyOf } from "./commandKey.ts"
import { formProblem, unavailable } from "./problems.ts"

/** So many requests within an hour, of one address on the network. */
const mostRequests = 30

/** A configuration is changed now and then; a form that was opened before goes on with the one it has. */
const shortly = "public, max-age=300"

const encodeAreas = Schema.encodeEffect(Areas)

/** The configurations of the request forms, and the requests. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "forms",
  Effect.fn(function* (handlers) {
    const configs = yield* FormConfigs
    const inbox = yield* FormInbox
    const botCheck = yield* BotCheckChoice
    const admit = yield* makeAdmission("forms", mostRequests)
    const busy = unavailable(new FormInboxError({ reason: "Unavailable" }))
    const craftsman = Effect.mapError(configs.craftsman, unavailable)

    const markets = preparedJson(
      Effect.map(craftsman, (config) => config.markets),
      (all) => Effect.succeed({ markets: all }),
      shortly,
    )
    const areas = preparedJson(
      Effect.map(craftsman, (config) => config.areas),
      (all) => Effect.orDie(encodeAreas(all)),
      shortly,
    )
    const energy = preparedJson(
      Effect.mapError(configs.energy, unavailable),
      (config) => Effect.succeed({ energetictransformation: config }),
      shortly,
    )

    const received = <A>(request: Effect.Effect<A, FormInboxError>) =>
      Effect.andThen(admit(busy), Effect.mapError(request, formProblem))

    return handlers.handleAll({
      craftsmanMarkets: ({ request }) => markets(request),
      craftsmanAreas: ({ request }) => areas(request),
      energyConfig: ({ request }) => energy(request),
      botCheckConfig: () => Effect.succeed(botCheck),
      craftsman: ({ headers, payload }) =>
        Effect.map(received(inbox.craftsman(fromCraftsmanBody(payload), keyOf(headers))), ({ id }) => ({
          success: true,
          id,
        })),
      energy: ({ headers, payload }) =>
        Effect.map(received(inbox.energy(fromEnergyBody(payload), keyOf(headers))), ({ id }) => ({
          success: true,
          id,
        })),
    })
  }),
)

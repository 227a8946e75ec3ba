import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { BotCheckKey } from "../../client/botCheck.ts"
import { formConfigs } from "../../client/endpoints/formConfigs.ts"
import * as BotCheckAltcha from "../../vendors/altcha/BotCheckAltcha.ts"
import { portCall } from "../contract/portCall.ts"
import { ShopConnection } from "../ShopConnection.ts"

const answer = portCall(BotCheckError)

/** Loads the adapter of the bot check vendor that the shop uses. */
const vendorOf = ({ provider = "turnstile", siteKey }: BotCheckKey) =>
  Effect.tryPromise({
    try: async () =>
      provider === "recaptcha"
        ? (await import("../../vendors/recaptcha/BotCheckRecaptcha.ts")).layer({ siteKey })
        : (await import("../../vendors/turnstile/BotCheckTurnstile.ts")).layer({ siteKey }),
    catch: (cause) => new BotCheckError({ reason: "Unavailable", cause }),
  })

/**
 * The bot check that the shop is configured with: its own or a vendor's. A vendor's script is loaded when the
 * first token is requested (ADR 0016).
 */
export const layer: Layer.Layer<BotCheck, never, ShopConnection> = Layer.effect(
  BotCheck,
  Effect.gen(function* () {
    const { call } = yield* ShopConnection
    const { read, ...request } = formConfigs.botCheckKey
    const own = Context.get(yield* Layer.build(BotCheckAltcha.layer), BotCheck)
    const scope = yield* Effect.scope
    let chosen: BotCheck["Service"] | undefined

    const choose = Effect.gen(function* () {
      const config = yield* answer((signal) => call({ ...request, signal }, read, BotCheckError.reasons))
      chosen =
        config.provider === "altcha"
          ? own
          : Context.get(yield* Layer.buildWithScope(yield* vendorOf(config), scope), BotCheck)
      return chosen
    })

    return {
      token: Effect.fn("BotCheckHttp.token")((form) =>
        Effect.flatMap(
          Effect.suspend(() => (chosen === undefined ? choose : Effect.succeed(chosen))),
          (check) => check.token(form),
        ),
      ),
    }
  }),
)

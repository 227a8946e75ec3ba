import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { ErrorFields } from "../values/errorFields.ts"
import { botCheckReasons } from "./botCheckReasons.ts"

/**
 * Why a bot check failed: it was not solved, it is unavailable, the shop uses another bot check, or the network has
 * asked for too many challenges.
 * @stability stable
 * @example
 * import { BotCheckError } from "@heimwerk/core/botCheck"
 *
 * new BotCheckError({ reason: "NotSolved" }).message
 * // => "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."
 */
export class BotCheckError extends Data.TaggedError("BotCheckError")<ErrorFields<typeof botCheckReasons>> {
  static readonly reasons: typeof botCheckReasons = botCheckReasons

  override get message() {
    return botCheckReasons[this.reason].message
  }
}

/**
 * The forms with a bot check (storefront 5 and 7; forms and markets 9).
 * @stability stable
 * @example
 * import { BotCheckMemory } from "@heimwerk/adapters/memory"
 * import { BotCheck, type CheckedForm } from "@heimwerk/core/botCheck"
 * import * as Effect from "effect/Effect"
 *
 * const form: CheckedForm = "craftsman"
 * const token = BotCheck.use((port) => port.token(form))
 * const solved = await Effect.runPromise(Effect.provide(token, BotCheckMemory.layer))
 * solved !== "" // => true
 */
export type CheckedForm = "login" | "feedback" | "craftsman" | "energy"

/**
 * Proves to the server that a human submits a form, by a proof of work or a vendor's widget
 * (ADR 0016).
 * @stability stable
 * @example
 * import { BotCheckMemory } from "@heimwerk/adapters/memory"
 * import { BotCheck } from "@heimwerk/core/botCheck"
 * import * as Effect from "effect/Effect"
 *
 * const token = BotCheck.use((port) => port.token("feedback"))
 * const solved = await Effect.runPromise(Effect.provide(token, BotCheckMemory.layer))
 * solved !== "" // => true
 */
export class BotCheck extends Context.Service<
  BotCheck,
  {
    /** Returns a token for one submission of a form. The token is never blank. */
    token(form: CheckedForm): Effect.Effect<string, BotCheckError>
  }
>()("core/botCheck/BotCheck") {}

/**
 * The server side of the bot check.
 * @stability stable
 * @example
 * import { BotCheckMemory } from "@heimwerk/adapters/memory"
 * import { BotVerification } from "@heimwerk/core/botCheck"
 * import * as Effect from "effect/Effect"
 *
 * const isValid = BotVerification.use((port) => port.verify("feedback", "unknown token"))
 * await Effect.runPromise(Effect.provide(isValid, BotCheckMemory.layer)) // => false
 */
export class BotVerification extends Context.Service<
  BotVerification,
  {
    /** Returns whether a bot check token is valid for a form. Each token is valid once. */
    verify(form: CheckedForm, token: string): Effect.Effect<boolean, BotCheckError>
  }
>()("core/botCheck/BotVerification") {}

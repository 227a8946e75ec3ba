import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { notConfirmed } from "./notConfirmed.ts"

const messages = {
  NotSolved: notConfirmed,
  Unavailable: "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
} as const

/** Why there is no token: the check was not solved, or it could not be loaded. */
export class BotCheckError extends Schema.TaggedError<BotCheckError>()("BotCheckError", {
  reason: Schema.Literals(["NotSolved", "Unavailable"]),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return messages[this.reason]
  }
}

/** The forms that prove a person sends them (storefront 5 and 7; forms and markets 9). */
export type CheckedForm = "login" | "feedback" | "craftsman" | "energy"

/** Proves to the server that a person sends a form: a proof of work, or the widget of a vendor (DESIGN decision 9). */
export class BotCheck extends Context.Service<
  BotCheck,
  {
    /** A token for one sending of a form; never blank. */
    token(form: CheckedForm): Effect.Effect<string, BotCheckError>
  }
>()("core/botCheck/BotCheck") {}

/** The server's side of the check. */
export class BotVerification extends Context.Service<
  BotVerification,
  {
    /** Whether the token is good for the form; every token is good once. */
    verify(form: CheckedForm, token: string): Effect.Effect<boolean, BotCheckError>
  }
>()("core/botCheck/BotVerification") {}

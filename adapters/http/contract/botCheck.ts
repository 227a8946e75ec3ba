import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"

/** Maximum length of a usable bot check token, in characters. */
export const maxTokenLength = 4096

/** The forms with a bot check. A token is valid for one form; a reCAPTCHA token is valid for all forms. */
const CheckedForm = Schema.Literals(["login", "feedback", "craftsman", "energy"])

/**
 * A challenge of the bot check for the browser, in the format of ALTCHA (wire contracts 4.3), signed by the
 * server.
 */
export class Challenge extends Schema.Opaque<Challenge>()(
  Schema.Struct({
    parameters: Schema.Struct({
      algorithm: Schema.String,
      nonce: Schema.String,
      salt: Schema.String,
      cost: Schema.Int,
      keyLength: Schema.Int,
      keyPrefix: Schema.String,
      keySignature: Schema.optionalKey(Schema.String),
      data: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    }),
    signature: Schema.String,
  }),
) {}

/** Endpoint that issues challenges of the self-hosted bot check. The path is our choice (ADR 0016). */
export class BotCheckApi extends HttpApiGroup.make("botCheck")
  .add(
    HttpApiEndpoint.get("challenge", "/public/api/bot-check/challenges/:form", {
      params: { form: CheckedForm },
      success: Challenge,
      error: errorResponses(BotCheckError, "OtherBotCheck", "TooManyTries", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}

import { FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { CraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { CraftsmanBody, EnergyBody } from "./bodies.ts"
import { errorResponses } from "../errors.ts"

/**
 * Configuration of the shop's bot check. The specifications define only the site key; without `provider` the
 * shop uses Turnstile.
 */
export class BotCheckConfig extends Schema.Opaque<BotCheckConfig>()(
  Schema.Struct({
    siteKey: Schema.String,
    provider: Schema.optionalKey(Schema.Literals(["altcha", "turnstile", "recaptcha"])),
  }),
) {}

/** Whether a form request was accepted, and its id. Tracking gets the id. */
export class Receipt extends Schema.Opaque<Receipt>()(
  Schema.Struct({ success: Schema.Boolean, id: Schema.String }),
) {}

/** The markets that offer a craftsman service. */
export class MarketsAnswer extends Schema.Opaque<MarketsAnswer>()(
  Schema.Struct({ markets: CraftsmanMarkets }),
) {}

/** The configuration of the energy form. */
export class EnergyAnswer extends Schema.Opaque<EnergyAnswer>()(
  Schema.Struct({ energetictransformation: EnergyConfig }),
) {}

/** Header with the name of the client. It does not change the response. */
const clientId = { "client-id": Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))) }

const configError = errorResponses(FormConfigsError)
const error = errorResponses(
  FormInboxError,
  "Invalid",
  "NotHuman",
  "TooManyMails",
  "TooManyTries",
  "Unavailable",
)

/** Endpoints for the configurations of the request forms and for sending the forms (forms and markets 7). */
export class FormsApi extends HttpApiGroup.make("forms")
  .add(
    HttpApiEndpoint.get("craftsmanMarkets", "/uniform/config/craftsmanservice/", {
      success: MarketsAnswer,
      error: configError,
    }),
    HttpApiEndpoint.get("craftsmanAreas", "/fileadmin/uniform/craftsmanservice.json", {
      success: Areas,
      error: configError,
    }),
    HttpApiEndpoint.get("energyConfig", "/fileadmin/uniform/energetictransformation.json", {
      headers: clientId,
      success: EnergyAnswer,
      error: configError,
    }),
    HttpApiEndpoint.get("botCheckConfig", "/uniform/config/turnstile/", {
      success: BotCheckConfig,
    }),
    HttpApiEndpoint.post("craftsman", "/api-:brand/forms/craftsmanservice/", {
      params: { brand: Schema.NonEmptyString },
      headers: commandHeaders,
      payload: CraftsmanBody,
      success: Receipt,
      error,
    }),
    HttpApiEndpoint.post("energy", "/api-:brand/forms/energetictransformation/", {
      params: { brand: Schema.NonEmptyString },
      headers: { ...commandHeaders, ...clientId },
      payload: EnergyBody,
      success: Receipt,
      error,
    }),
    // Confirms a request with the token of the mailed link. The endpoint is our choice (ADR 0044).
    HttpApiEndpoint.post("confirm", "/public/api/requests/confirmations", {
      headers: commandHeaders,
      payload: Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(128)) }),
      success: Schema.Struct({ status: Schema.Literal("confirmed") }),
      error: errorResponses(FormInboxError, "LinkInvalid", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}

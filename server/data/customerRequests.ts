import * as RequestReceiverMail from "@heimwerk/adapters/node/RequestReceiverMail.ts"
import * as RequestReceiverWebhook from "@heimwerk/adapters/node/RequestReceiverWebhook.ts"
import { feedbackInbox, formInbox } from "@heimwerk/adapters/sql/RequestsSql.ts"
import * as SpentTokensSql from "@heimwerk/adapters/sql/SpentTokensSql.ts"
import * as BotVerificationAltcha from "@heimwerk/adapters/vendors/altcha/server/BotVerificationAltcha.ts"
import { BotChallenges } from "@heimwerk/adapters/vendors/altcha/server/BotChallenges.ts"
import * as BotVerificationVendor from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { Effect, Layer } from "effect"

import { BotCheckChoice } from "../settings/ShopSettings.ts"
import * as formConfigs from "./formConfigs.ts"
import type { BotCheckSettings, RequestTarget } from "../settings/requestSettings.ts"

const noChallenges = Layer.succeed(BotChallenges, { issue: () => Effect.undefined })

const verification = (settings: BotCheckSettings) =>
  settings.provider === "altcha"
    ? BotVerificationAltcha.layer().pipe(Layer.provide(SpentTokensSql.layer))
    : Layer.merge(BotVerificationVendor.layer(settings.provider, settings), noChallenges)

/**
 * The inboxes of the request forms and of feedback, protected by the shop's bot check.
 *
 * @param origin the origin of links in mails
 */
export const layer = (settings: BotCheckSettings, formConfigFolder: string, origin: string) => {
  const { provider, siteKey } = settings
  return Layer.mergeAll(formInbox(origin), feedbackInbox).pipe(
    Layer.provideMerge(formConfigs.layer(formConfigFolder)),
    Layer.provideMerge(
      Layer.merge(verification(settings), Layer.succeed(BotCheckChoice, { siteKey, provider })),
    ),
  )
}

/** Delivers customers' requests to a mailbox, through the outbox, or to another system of the retailer. */
export const receiver = (target: RequestTarget) =>
  "webhook" in target
    ? RequestReceiverWebhook.layer(target.webhook)
    : RequestReceiverMail.layer(target.mailbox)

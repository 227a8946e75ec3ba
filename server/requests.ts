import * as FeedbackInboxSql from "@heimwerk/adapters/sql/FeedbackInboxSql.ts"
import * as FormInboxSql from "@heimwerk/adapters/sql/FormInboxSql.ts"
import * as SpentTokensSql from "@heimwerk/adapters/sql/SpentTokensSql.ts"
import * as BotVerificationAltcha from "@heimwerk/adapters/vendors/altcha/server/BotVerificationAltcha.ts"
import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { Layer } from "effect"

import { BotCheckChoice } from "./BotCheckChoice.ts"
import * as formConfigs from "./formConfigs.ts"

const botCheck = Layer.merge(
  BotVerificationAltcha.layer().pipe(Layer.provide(SpentTokensSql.layer)),
  Layer.succeed(BotCheckChoice, { ...botCheckConfig, provider: "altcha" }),
)

/** What takes requests and feedback, with the shop's bot check in front of them. */
export const layer = Layer.mergeAll(FormInboxSql.layer, FeedbackInboxSql.layer).pipe(
  Layer.provideMerge(formConfigs.layer),
  Layer.provideMerge(botCheck),
)

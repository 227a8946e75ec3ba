import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as RequestsMemory from "@heimwerk/adapters/memory/RequestsMemory.ts"
import * as SpentTokensMemory from "@heimwerk/adapters/memory/SpentTokensMemory.ts"
import * as BotVerificationAltcha from "@heimwerk/adapters/vendors/altcha/server/BotVerificationAltcha.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { BotCheckChoice } from "@heimwerk/server/settings/ShopSettings.ts"
import { Layer } from "effect"

import { smallForms } from "../../support/smallForms.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { noEffort } from "../../support/solvedBotCheck.ts"

/** The feedback accepted by the shops of this process, oldest first. Test files share a process. */
export const takenFeedback: Array<CustomerRequest> = []

/** The inboxes in memory, protected by the self-hosted bot check. */
export const requestsMemory = Layer.mergeAll(
  RequestsMemory.formInbox("https://shop.example"),
  RequestsMemory.feedbackInbox(takenFeedback),
).pipe(
  Layer.provide(OutboxMemory.layer()),
  Layer.provideMerge(FormConfigsMemory.layer(smallForms)),
  Layer.provideMerge(BotVerificationAltcha.layer(noEffort).pipe(Layer.provide(SpentTokensMemory.layer))),
  Layer.provide(MarketsMemory.layer(smallWorld.markets)),
  Layer.merge(Layer.succeed(BotCheckChoice, { ...smallForms.botCheck, provider: "altcha" })),
)

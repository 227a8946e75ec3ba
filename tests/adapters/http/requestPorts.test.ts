import { assert, layer } from "@effect/vitest"
import { requestsLayer } from "@heimwerk/adapters/http/requests/requestsLayer.ts"
import { BotCheck, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Attempts } from "@heimwerk/server/security/Attempts.ts"
import { Effect, Layer } from "effect"

import { botCheckSuite } from "../../ports/BotCheck.suite.ts"
import { feedbackInboxSuite } from "../../ports/FeedbackInbox.suite.ts"
import { formConfigsSuite } from "../../ports/FormConfigs.suite.ts"
import { formInboxSuite } from "../../ports/FormInbox.suite.ts"
import { MemoryShop, memoryWorld } from "../../server/support/memoryShop.ts"
import { takenFeedback } from "../../server/support/requestsMemory.ts"

/** The ports of the small test world, without rate limits. */
const world = Layer.merge(
  memoryWorld,
  Layer.succeed(Attempts, {
    begun: () => Effect.undefined,
    count: () => Effect.succeed(1),
    forgive: () => Effect.void,
  }),
)

const ports = Layer.unwrap(MemoryShop.useSync(({ origin }) => requestsLayer({ origin, brand: "heimwerk" })))

const verification = Layer.effect(
  BotVerification,
  BotVerification.useSync((bots) => bots),
).pipe(Layer.provide(world))

/**
 * Number of visitors so far. A visitor's idempotency keys begin with the visitor's number. The server
 * shares keys between visitors, so each visitor needs a prefix of its own.
 */
let visitors = 0
const visitor = Effect.map(FormInbox, (inbox): FormInbox["Service"] => {
  const own = `visitor-${++visitors}`
  return {
    craftsman: (request, key) => inbox.craftsman(request, `${own}-${key}`),
    energy: (request, key) =>
      inbox.energy(
        { ...request, contact: { ...request.contact, email: Email.make(`${own}@beispiel.de`) } },
        `${own}-${key}`,
      ),
    confirm: (link) => inbox.confirm(link),
  }
})

layer(ports.pipe(Layer.provideMerge(MemoryShop.layer({}, { world })), Layer.merge(verification)), {
  excludeTestServices: true,
})("requests over HTTP", (it) => {
  formConfigsSuite(it)
  formInboxSuite(it, visitor, (form) => BotCheck.use((bots) => bots.token(form)))
  feedbackInboxSuite(
    it,
    Effect.sync(() => [...takenFeedback]),
  )
  botCheckSuite(it)

  it.effect("the token of a solved bot check has fewer than 1,500 characters", () =>
    Effect.gen(function* () {
      const token = yield* (yield* BotCheck).token("craftsman")
      assert.isBelow(token.length, 1500)
    }),
  )
})

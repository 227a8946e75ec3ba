import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { FeedbackService, type FeedbackShop } from "@heimwerk/core/feedback/service.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { CookieJar, type CookieOptions } from "@heimwerk/core/device/CookieJar.port.ts"
import { type FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Context, Effect, Layer, SubscriptionRef } from "effect"

interface Sent {
  readonly feedback: Feedback
  readonly key: string
}

interface SetCookie extends CookieOptions {
  readonly name: string
  readonly value: string
}

/** A page with a feedback dialog and an inbox that records the feedback and cookies it receives. */
export const openPage = Effect.fnUntraced(function* (
  shop: FeedbackShop = { environment: "ref" },
  cookies: Readonly<Record<string, string>> = {},
) {
  const sent: Array<Sent> = []
  const order: Array<string> = []
  const set: Array<SetCookie> = []
  const answers: Array<Effect.Effect<void, FeedbackError>> = []
  const person: { canSolve: boolean; token?: string; problem: BotCheckError["reason"] } = {
    canSolve: true,
    problem: "NotSolved",
  }
  const inbox = Layer.succeed(FeedbackInbox, {
    send: (feedback, key) =>
      Effect.suspend(() => {
        sent.push({ feedback, key })
        order.push("send")
        return answers.shift() ?? Effect.void
      }),
  })
  const bots = Layer.effect(
    BotCheck,
    Effect.map(BotCheck, (memory) => ({
      token: (form) =>
        Effect.suspend(() => {
          order.push(`token for ${form}`)
          if (!person.canSolve) return Effect.fail(new BotCheckError({ reason: person.problem }))
          return person.token === undefined ? memory.token(form) : Effect.succeed(person.token)
        }),
    })),
  ).pipe(Layer.provide(Layer.fresh(BotCheckMemory.layer)))
  const jar = Layer.effect(
    CookieJar,
    Effect.map(CookieJar, (memory) => ({
      ...memory,
      set: (name, value, options) =>
        Effect.suspend(() => {
          order.push(name)
          set.push({ name, value, ...options })
          return memory.set(name, value, options)
        }),
    })),
  ).pipe(Layer.provide(CookieJarMemory.layer(cookies)))
  const built = yield* Layer.build(
    FeedbackService.layer(shop).pipe(Layer.provide(Layer.mergeAll(inbox, bots, jar))),
  )
  const service = Context.get(built, FeedbackService)
  return { answers, order, person, sent, service, set, shown: SubscriptionRef.get(service.state) }
})

/** A page with an open feedback dialog and a typed message. */
export const withMessage = Effect.fnUntraced(function* (...options: Parameters<typeof openPage>) {
  const page = yield* openPage(...options)
  yield* page.service.open()
  yield* page.service.write(" Mehr Licht ")
  return page
})

import {
  ConsentManager,
  ConsentManagerError,
  type ConsentNews,
} from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect, Latch, Layer, PubSub, Queue, Stream } from "effect"
import { hasProperty } from "effect/Predicate"

import type { Cmp } from "./Cmp.ts"

/**
 * Timeout for Usercentrics to load, in milliseconds. Afterwards no consent is granted, and the failure is
 * only logged.
 */
const timeout = 30_000

/** The events that change consents. All others report views and link clicks. */
const decisions: ReadonlySet<string> = new Set(["ACCEPT_ALL", "DENY_ALL", "SAVE"])

const closedViews: ReadonlySet<unknown> = new Set(["NONE", "PRIVACY_BUTTON"])

/** An event of Usercentrics: a decision in its dialog, or whether its layer is open. */
type News = { readonly event: string } | { readonly isWindowOpen: boolean }

const newsOf = (event: Event): News | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (event.type === "UC_UI_VIEW_CHANGED" && hasProperty(detail, "view"))
    return { isWindowOpen: !closedViews.has(detail.view) }
  // Ignores events caused by the shop's own calls: the command itself publishes the result.
  if (hasProperty(detail, "source") && detail.source === "__ucCmp") return undefined
  if (event.type === "UC_UI_CMP_EVENT" && hasProperty(detail, "type") && typeof detail.type === "string")
    return decisions.has(detail.type) ? { event: detail.type } : undefined
  return undefined
}

const failure = (cause: unknown) => new ConsentManagerError({ cause })

/** Listens to events of these types on the window, until the scope closes. */
const listen = (types: ReadonlyArray<string>, onEvent: (event: Event) => void) =>
  Effect.acquireRelease(
    Effect.sync(() => types.forEach((type) => window.addEventListener(type, onEvent))),
    () => Effect.sync(() => types.forEach((type) => window.removeEventListener(type, onEvent))),
  )

/**
 * Usercentrics as the consent manager (storefront 4 and 7, consent; wire contracts 3). Both generations
 * dispatch the same events on the window.
 *
 * @param find returns the interface of Usercentrics once its script has loaded
 * @param load loads the script when nothing else adds it to the page
 */
export const layer = (
  find: () => Cmp | undefined,
  load: Effect.Effect<void, ConsentManagerError> = Effect.void,
): Layer.Layer<ConsentManager> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const published = yield* PubSub.unbounded<ConsentNews>()
      const received = yield* Queue.unbounded<News>()
      const begun = yield* Latch.make()
      let isWindowOpen = false
      let isCommanding = false

      yield* listen(["UC_UI_INITIALIZED"], () => void begun.openUnsafe())
      yield* listen(["UC_UI_CMP_EVENT", "UC_UI_VIEW_CHANGED"], (event) => {
        const news = newsOf(event)
        if (news === undefined) return
        if ("isWindowOpen" in news) isWindowOpen = news.isWindowOpen
        if (!isCommanding) Queue.offerUnsafe(received, news)
      })

      const isThere = Effect.promise(async () => (await find()?.isInitialized()) === true)
      const cmp = Effect.gen(function* () {
        yield* load
        if (!(yield* isThere)) yield* begun.await
        const found = find()
        return found === undefined ? yield* failure("gone") : found
      }).pipe(Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(failure("no answer")) }))

      const ask = <A>(question: (manager: Cmp) => Promise<A>) =>
        Effect.flatMap(cmp, (manager) => Effect.tryPromise({ try: () => question(manager), catch: failure }))
      const consents = Effect.map(
        ask((manager) => manager.read()),
        (read) => ({ ...read, isWindowOpen }),
      )
      const publish = (event?: string) =>
        Effect.flatMap(consents, (now) =>
          PubSub.publish(published, { consents: now, ...(event === undefined ? {} : { event }) }),
        ).pipe(Effect.asVoid)

      yield* Stream.fromQueue(received).pipe(
        Stream.runForEach((news) =>
          Effect.ignore(publish("event" in news ? news.event : undefined), { log: "Warn" }),
        ),
        Effect.forkScoped({ startImmediately: true }),
      )

      /**
       * Runs one of the shop's commands. Usercentrics' events during the command are not published one by
       * one: the new consents are published once, when the command ends.
       */
      const command = (question: (manager: Cmp) => Promise<unknown>, event?: string) =>
        Effect.suspend(() => {
          isCommanding = true
          return ask(question)
        }).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              isCommanding = false
            }),
          ),
          Effect.andThen(publish(event)),
        )
      const decide = (event: string, question: (manager: Cmp) => Promise<unknown>) =>
        command(async (manager) => {
          await question(manager)
          if (isWindowOpen) await manager.close()
        }, event)

      // A failed first read must not end the stream: a later command loads Usercentrics again.
      const current = Stream.fromEffect(Effect.map(consents, (now) => ({ consents: now }))).pipe(
        Stream.catch((error) =>
          Stream.fromEffectDrain(Effect.logWarning("The consent manager was not loaded.", error)),
        ),
      )

      return {
        news: Stream.unwrap(
          Effect.map(PubSub.subscribe(published), (subscription) =>
            Stream.concat(current, Stream.fromSubscription(subscription)),
          ),
        ),
        accept: (id) => command((manager) => manager.set([{ id, consent: true }])),
        save: (choices) => decide("SAVE", (manager) => manager.set(choices)),
        acceptAll: decide("ACCEPT_ALL", (manager) => manager.acceptAll()),
        denyAll: decide("DENY_ALL", (manager) => manager.denyAll()),
        showDetails: (id) => command((manager) => manager.show(id)),
        close: command((manager) => manager.close()),
      }
    }),
  )

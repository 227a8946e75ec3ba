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
const patience = 30_000

/** The events that change consents. All others report views and link clicks. */
const decisions: ReadonlySet<string> = new Set(["ACCEPT_ALL", "DENY_ALL", "SAVE"])

const closedViews: ReadonlySet<unknown> = new Set(["NONE", "PRIVACY_BUTTON"])

/** An event of Usercentrics: a decision in its dialog, or whether its layer is open. */
type Told = { readonly event: string } | { readonly isWindowOpen: boolean }

const toldBy = (event: Event): Told | undefined => {
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

/** Listens to these events until the layer is closed. */
const listen = (types: ReadonlyArray<string>, hear: (event: Event) => void) =>
  Effect.acquireRelease(
    Effect.sync(() => types.forEach((type) => window.addEventListener(type, hear))),
    () => Effect.sync(() => types.forEach((type) => window.removeEventListener(type, hear))),
  )

/**
 * Usercentrics as the consent manager (storefront 4 and 7, consent; wire contracts 3). Both generations
 * dispatch the same events on the window.
 *
 * @param find returns the generation in the page once its script has loaded
 * @param bring loads the script when nothing else adds it to the page
 */
export const layer = (
  find: () => Cmp | undefined,
  bring: Effect.Effect<void, ConsentManagerError> = Effect.void,
): Layer.Layer<ConsentManager> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const told = yield* PubSub.unbounded<ConsentNews>()
      const heard = yield* Queue.unbounded<Told>()
      const begun = yield* Latch.make()
      let isWindowOpen = false
      let isCommanding = false

      yield* listen(["UC_UI_INITIALIZED"], () => void begun.openUnsafe())
      yield* listen(["UC_UI_CMP_EVENT", "UC_UI_VIEW_CHANGED"], (event) => {
        const news = toldBy(event)
        if (news === undefined) return
        if ("isWindowOpen" in news) isWindowOpen = news.isWindowOpen
        if (!isCommanding) Queue.offerUnsafe(heard, news)
      })

      const isThere = Effect.promise(async () => (await find()?.isInitialized()) === true)
      const cmp = Effect.gen(function* () {
        yield* bring
        if (!(yield* isThere)) yield* begun.await
        const found = find()
        return found === undefined ? yield* failure("gone") : found
      }).pipe(Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(failure("no answer")) }))

      const ask = <A>(question: (there: Cmp) => Promise<A>) =>
        Effect.flatMap(cmp, (there) => Effect.tryPromise({ try: () => question(there), catch: failure }))
      const consents = Effect.map(
        ask((there) => there.read()),
        (read) => ({ ...read, isWindowOpen }),
      )
      const tell = (event?: string) =>
        Effect.flatMap(consents, (now) =>
          PubSub.publish(told, { consents: now, ...(event === undefined ? {} : { event }) }),
        ).pipe(Effect.asVoid)

      yield* Stream.fromQueue(heard).pipe(
        Stream.runForEach((news) =>
          Effect.ignore(tell("event" in news ? news.event : undefined), { log: "Warn" }),
        ),
        Effect.forkScoped({ startImmediately: true }),
      )

      /**
       * Runs one of the shop's commands. Events during the command belong to it: they are published once,
       * when it ends.
       */
      const command = (question: (there: Cmp) => Promise<unknown>, event?: string) =>
        Effect.suspend(() => {
          isCommanding = true
          return ask(question)
        }).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              isCommanding = false
            }),
          ),
          Effect.andThen(tell(event)),
        )
      const decide = (event: string, question: (there: Cmp) => Promise<unknown>) =>
        command(async (there) => {
          await question(there)
          if (isWindowOpen) await there.close()
        }, event)

      return {
        news: Stream.unwrap(
          Effect.map(PubSub.subscribe(told), (subscription) =>
            Stream.concat(
              Stream.fromEffect(Effect.map(consents, (now) => ({ consents: now }))),
              Stream.fromSubscription(subscription),
            ),
          ),
        ),
        accept: (id) => command((there) => there.set([{ id, consent: true }])),
        save: (choices) => decide("SAVE", (there) => there.set(choices)),
        acceptAll: decide("ACCEPT_ALL", (there) => there.acceptAll()),
        denyAll: decide("DENY_ALL", (there) => there.denyAll()),
        showDetails: (id) => command((there) => there.show(id)),
        close: command((there) => there.close()),
      }
    }),
  )

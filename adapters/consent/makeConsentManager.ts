import { Effect, PubSub, Stream } from "effect"

import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { ConsentManager, ConsentNews } from "@heimwerk/core/consent/ConsentManager.port.ts"

/** The consent decisions of one browser, shared by all pages loaded in it. */
export interface KeptDecisions {
  readonly given: Set<string>
  hasDecided: boolean
}

interface ConsentManagerOptions {
  readonly stage: Stage
  /** Random id of this browser. */
  readonly ucUserId: string
  /** The consent decisions made on earlier pages. */
  readonly kept: KeptDecisions
  /** Stores the consent decisions for later pages. Runs before they are published. */
  readonly keep: Effect.Effect<void>
  /** Consent decisions made in other tabs. They are already stored, and are published without an event name. */
  readonly elsewhere?: Stream.Stream<KeptDecisions>
}

/**
 * The shop's own consent manager for the services of one stage. It asks for consents until the visitor has
 * answered the dialog. Consent that is given at a gate does not count as an answer, and is published without
 * an event name. Essential services cannot be refused. Unknown ids are ignored.
 */
export const makeConsentManager = Effect.fnUntraced(function* ({
  elsewhere = Stream.empty,
  keep,
  kept,
  stage,
  ucUserId,
}: ConsentManagerOptions) {
  const known = new Set(consentServices.map(({ key }) => consentId(key, stage)))
  const published = yield* PubSub.unbounded<ConsentNews>()
  let isWindowOpen = !kept.hasDecided

  const consents = (): ManagedConsents => ({
    isRequired: !kept.hasDecided,
    isWindowOpen,
    ucUserId,
    services: consentServices.map(({ category, key, name }) => {
      const id = consentId(key, stage)
      return { id, name, consent: category === "essential" || kept.given.has(id) }
    }),
  })

  const publish = (change: () => void, event?: string) =>
    Effect.suspend(() => {
      change()
      const news = { consents: consents(), ...(event === undefined ? {} : { event }) }
      return Effect.andThen(keep, PubSub.publish(published, news))
    }).pipe(Effect.asVoid)

  const decide = (event: string, choices: () => ReadonlyArray<readonly [id: string, consent: boolean]>) =>
    publish(() => {
      for (const [id, consent] of choices()) {
        if (!consent) kept.given.delete(id)
        else if (known.has(id)) kept.given.add(id)
      }
      kept.hasDecided = true
      isWindowOpen = false
    }, event)

  const all = (consent: boolean) => () => [...known].map((id) => [id, consent] as const)

  const takeOver = ({ given, hasDecided }: KeptDecisions) =>
    Effect.suspend(() => {
      kept.given.clear()
      for (const id of given) kept.given.add(id)
      kept.hasDecided = hasDecided
      isWindowOpen &&= !hasDecided
      return PubSub.publish(published, { consents: consents() })
    })
  yield* Effect.forkScoped(Stream.runForEach(elsewhere, takeOver), { startImmediately: true })

  const manager: ConsentManager["Service"] = {
    news: Stream.unwrap(
      Effect.map(PubSub.subscribe(published), (subscription) =>
        Stream.concat(
          Stream.fromEffect(Effect.sync(() => ({ consents: consents() }))),
          Stream.fromSubscription(subscription),
        ),
      ),
    ),
    accept: (id) =>
      publish(() => {
        if (known.has(id)) kept.given.add(id)
      }),
    save: (choices) => decide("SAVE", () => choices.map(({ consent, id }) => [id, consent])),
    acceptAll: decide("ACCEPT_ALL", all(true)),
    denyAll: decide("DENY_ALL", all(false)),
    showDetails: () =>
      publish(() => {
        isWindowOpen = true
      }),
    close: publish(() => {
      isWindowOpen = false
    }),
  }
  return manager
})

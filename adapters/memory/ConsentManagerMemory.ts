import { Effect, Layer, PubSub, Stream } from "effect"

import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager, type ConsentNews } from "@heimwerk/core/ports/ConsentManager.ts"

/** What a browser keeps of its visitor's decisions, over every page that is loaded in it. */
export interface KeptDecisions {
  readonly given: Set<string>
  hasDecided: boolean
}

/** A browser whose visitor was not asked yet. */
export const nothingDecided = (): KeptDecisions => ({ given: new Set(), hasDecided: false })

/**
 * The reference consent manager over the catalogue of a stage. The visitor is asked as long as nothing was decided in the
 * dialog; consent at a gate is no such decision and has no event. Essential services cannot be refused; ids nobody knows do
 * nothing.
 *
 * @param browser what was decided on earlier pages and will be known to later ones; without it the page stands alone
 */
export const layer = (stage: Stage, browser?: KeptDecisions): Layer.Layer<ConsentManager> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const kept = browser ?? nothingDecided()
      const told = yield* PubSub.unbounded<ConsentNews>()
      let isWindowOpen = !kept.hasDecided

      const consents = (): ManagedConsents => ({
        isRequired: !kept.hasDecided,
        isWindowOpen,
        ucUserId: "memory",
        services: consentServices.map(({ category, key, name }) => {
          const id = consentId(key, stage)
          return { id, name, consent: category === "essential" || kept.given.has(id) }
        }),
      })

      const tell = (change: () => void, event?: string) =>
        Effect.suspend(() => {
          change()
          return PubSub.publish(told, { consents: consents(), ...(event === undefined ? {} : { event }) })
        }).pipe(Effect.asVoid)

      const decide = (event: string, choices: () => ReadonlyArray<readonly [id: string, consent: boolean]>) =>
        tell(() => {
          for (const [id, consent] of choices()) {
            if (consent) kept.given.add(id)
            else kept.given.delete(id)
          }
          kept.hasDecided = true
          isWindowOpen = false
        }, event)

      const all = (consent: boolean) => () =>
        consentServices.map(({ key }) => [consentId(key, stage), consent] as const)

      return {
        news: Stream.unwrap(
          Effect.map(PubSub.subscribe(told), (subscription) =>
            Stream.concat(
              Stream.fromEffect(Effect.sync(() => ({ consents: consents() }))),
              Stream.fromSubscription(subscription),
            ),
          ),
        ),
        accept: (id) => tell(() => void kept.given.add(id)),
        save: (choices) => decide("SAVE", () => choices.map(({ consent, id }) => [id, consent])),
        acceptAll: decide("ACCEPT_ALL", all(true)),
        denyAll: decide("DENY_ALL", all(false)),
        showDetails: () =>
          tell(() => {
            isWindowOpen = true
          }),
        close: tell(() => {
          isWindowOpen = false
        }),
      }
    }),
  )

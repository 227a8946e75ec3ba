import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"

import type { ManagedConsents } from "./ManagedConsents.ts"

/**
 * The consent manager failed. If it cannot be loaded, no consent is granted and the failure is only logged
 * (storefront 8).
 * @stability stable
 * @example
 * import { ConsentManagerError } from "@heimwerk/core/consent"
 *
 * new ConsentManagerError({ cause: "blocked" }).message
 * // => "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal."
 */
export class ConsentManagerError extends Data.TaggedError("ConsentManagerError")<{
  readonly cause: unknown
}> {
  override get message() {
    return "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal."
  }
}

/** Current consents with the event that changed them. */
export interface ConsentNews {
  readonly consents: ManagedConsents
  /**
   * Name of the consent manager's event, for example `SAVE`; absent for the first state, and for a change
   * outside the dialog, such as a consent at a gate.
   */
  readonly event?: string
}

/** A visitor's decision about one service, by its id in the consent manager. */
export interface ConsentChoice {
  readonly id: string
  readonly consent: boolean
}

/**
 * Stores the visitor's consents and shows the consent dialogs (storefront 4, consent). Services have the ids
 * of the consent manager.
 * @stability stable
 * @example
 * import { ConsentManagerMemory } from "@heimwerk/adapters/memory"
 * import { ConsentManager } from "@heimwerk/core/consent"
 * import * as Effect from "effect/Effect"
 *
 * const accept = ConsentManager.use((manager) => manager.acceptAll)
 * await Effect.runPromise(Effect.provide(accept, ConsentManagerMemory.layer("local"))) // => undefined
 */
export class ConsentManager extends Context.Service<
  ConsentManager,
  {
    /**
     * Emits the current consents as soon as they are known, and again after every change. A late subscriber
     * first gets the current consents, without the name of an event.
     */
    readonly news: Stream.Stream<ConsentNews, ConsentManagerError>
    /** Grants consent to one service. */
    accept(id: string): Effect.Effect<void, ConsentManagerError>
    /** Saves decisions of the consent dialog. Services without a decision keep their consent. */
    save(choices: ReadonlyArray<ConsentChoice>): Effect.Effect<void, ConsentManagerError>
    readonly acceptAll: Effect.Effect<void, ConsentManagerError>
    readonly denyAll: Effect.Effect<void, ConsentManagerError>
    /**
     * Opens the consent dialog with all services. `id` is the service to show first, if the consent manager
     * can do so.
     */
    showDetails(id?: string): Effect.Effect<void, ConsentManagerError>
    readonly close: Effect.Effect<void, ConsentManagerError>
  }
>()("core/consent/ConsentManager") {}

import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as Stream from "effect/Stream"

import type { ManagedConsents } from "./ManagedConsents.ts"

/**
 * The consent manager did not answer; until it does nothing is granted (storefront 8: logged only).
 * @stability stable
 */
export class ConsentManagerError extends Schema.TaggedError<ConsentManagerError>()("ConsentManagerError", {
  cause: Schema.Defect(),
}) {
  override get message() {
    return "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal."
  }
}

/** The consents as they are now, and what the visitor did to make them so. */
export interface ConsentNews {
  readonly consents: ManagedConsents
  /** The manager's name for what happened, for example `SAVE`; none for the state that is found at first. */
  readonly event?: string
}

/** What a visitor decides about a service, by the manager's id. */
export interface ConsentChoice {
  readonly id: string
  readonly consent: boolean
}

/**
 * Keeps the visitor's consents and shows the dialogs about them (storefront 4, consent). Services go by its own ids.
 * @stability stable
 */
export class ConsentManager extends Context.Service<
  ConsentManager,
  {
    /** The consents once they are known, then again at every change. An event is told once, to those who listen. */
    readonly news: Stream.Stream<ConsentNews, ConsentManagerError>
    /** Consents to one service, at its gate. */
    accept(id: string): Effect.Effect<void, ConsentManagerError>
    /** Saves choices made in the dialog; services that are not named stay as they are. */
    save(choices: ReadonlyArray<ConsentChoice>): Effect.Effect<void, ConsentManagerError>
    readonly acceptAll: Effect.Effect<void, ConsentManagerError>
    readonly denyAll: Effect.Effect<void, ConsentManagerError>
    /** Opens the dialog with all services, at one of them when it is named. */
    showDetails(id?: string): Effect.Effect<void, ConsentManagerError>
    readonly close: Effect.Effect<void, ConsentManagerError>
  }
>()("core/consent/ConsentManager") {}

import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { BasketService } from "@heimwerk/core/basket/service.ts"
import type { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { MarketService } from "@heimwerk/core/market/service.ts"
import type { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import type { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import type { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import type { Navigator } from "@heimwerk/core/device/Navigator.port.ts"
import type { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import type { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import type { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import type { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import type { Effect, Scope, SubscriptionRef } from "effect"
import { atom, type useStore } from "jotai"

import { loadRuntimeScripts } from "../hydration/boot.ts"
import { afterPaint } from "../hydration/afterPaint.ts"
import { runtimeLoaded } from "../hydration/onRuntimeUse.ts"
import type { PagePorts } from "../render.ts"
import type { CustomerPorts } from "./customerPorts.ts"

/** All services that an effect may use in the browser. */
export type Services =
  | PagePorts
  | Accounts
  | Baskets
  | Wishlists
  | CustomerPorts
  | BasketService
  | WishlistService
  | MarketService
  | Addresses
  | Suggestions
  | Newsletter
  | Stocks
  | Geolocation
  | Navigator
  | Tracker
  | ConsentManager
  | ConsentService

/** The result of a command as plain data, so that components need not load Effect. */
export type Outcome<A> =
  { readonly kind: "done"; readonly value: A } | { readonly kind: "failed"; readonly message: string }

/** The store that contains the atoms of one page. */
export type Store = ReturnType<typeof useStore>

/** Opens a service. Its resources are released when the service is closed. */
export type Open<Service> = Effect.Effect<Service, never, Services | Scope.Scope>

export interface WithState<State> {
  readonly state: SubscriptionRef.SubscriptionRef<State>
}

/** An effect that a component sends to a service. Its errors have German messages. */
export type Command<A> = Effect.Effect<A, { readonly message: string }, Services>

/**
 * Sends a command to a service. Never rejects: an error becomes a failed outcome with its German message.
 * Aborting the signal interrupts the command, and its outcome is `offline`.
 */
export type Run<Service> = <A>(
  command: (service: Service) => Command<A>,
  signal?: AbortSignal,
) => Promise<Outcome<A>>

/** A service that is open until `close` is called. */
export interface OpenService<Service> {
  readonly run: Run<Service>
  readonly close: () => void
}

/** The functions of the Effect runtime that components use. */
export interface Runtime {
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>, signal?: AbortSignal) => Promise<A>
  readonly open: <Service>(effect: Open<Service>) => Promise<OpenService<Service>>
  /**
   * Opens a service, and calls back with its current state and every later state. The immediate (optimistic)
   * change of a command is shown in the task that sends the command.
   */
  readonly openWithState: <Service extends WithState<State>, State>(
    effect: Open<Service & WithState<State>>,
    show: (state: State) => void,
  ) => Promise<OpenService<Service>>
}

/** The runtime; `undefined` until it has loaded. */
let here: Runtime | undefined

/**
 * Loads the runtime and the HTTP adapters, which are not part of the first script. Evaluating them blocks a
 * slow processor, so they load after the next paint and in several tasks.
 */
export const loadRuntime = async (): Promise<Runtime> => {
  // Returns without starting a new task, because a page that is being left runs no further tasks.
  if (here !== undefined) return here
  await afterPaint()
  await loadRuntimeScripts()
  here = await import("./runtime.ts")
  runtimeLoaded()
  return here
}

/** Whether the runtime has loaded. */
export const hasRuntime = (): boolean => here !== undefined

/** Atom with the function that loads the runtime for components. Tests replace the function. */
export const runtimeAtom = atom({ load: loadRuntime })

/**
 * The outcome of a command that did not finish: its code cannot be loaded without a network, its service is closed, or
 * the command was interrupted.
 */
export const offline: Outcome<never> = {
  kind: "failed",
  message: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
}

const unloadedOnline: Outcome<never> = {
  kind: "failed",
  message: "Das hat nicht geklappt. Bitte versuche es noch einmal. Hilft das nicht, lade die Seite neu.",
}

/**
 * Returns the outcome of a command whose code failed to load. With a network, the request may be lost, or the shop was
 * upgraded and no longer has the scripts of this page. Then only a reload helps.
 */
export const unloaded = (): Outcome<never> => (navigator.onLine ? unloadedOnline : offline)

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
import type { PagePorts } from "../render.ts"

/** Everything an effect may ask for in the browser. */
export type Services =
  | PagePorts
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

/** How a command ended, in plain data: the components that read it do not load Effect. */
export type Outcome<A> =
  { readonly kind: "done"; readonly value: A } | { readonly kind: "failed"; readonly message: string }

/** Holds the atoms of one page. */
export type Store = ReturnType<typeof useStore>

/** Starts a service. What it acquires is released when the service is closed. */
export type Open<Service> = Effect.Effect<Service, never, Services | Scope.Scope>

export interface WithState<State> {
  readonly state: SubscriptionRef.SubscriptionRef<State>
}

/** What a command of the view runs; its errors have German messages. */
export type Command<A> = Effect.Effect<A, { readonly message: string }, Services>

/** Sends a command of the view to a service. It never rejects: an error's German message is its outcome. */
export type Run<Service> = <A>(command: (service: Service) => Command<A>) => Promise<Outcome<A>>

/** A service until it is closed. */
export interface OpenService<Service> {
  readonly run: Run<Service>
  readonly close: () => void
}

/** The part of the Effect runtime that the view uses. */
export interface Runtime {
  readonly run: <A, E>(effect: Effect.Effect<A, E, Services>, signal?: AbortSignal) => Promise<A>
  /** Never rejects: an error's own German message is its outcome. */
  readonly attempt: <A, E extends { readonly message: string }>(
    effect: Effect.Effect<A, E, Services>,
  ) => Promise<Outcome<A>>
  readonly open: <Service>(effect: Open<Service>) => Promise<OpenService<Service>>
  /** Also shows the current state and every later one. */
  readonly openWithState: <Service extends WithState<State>, State>(
    effect: Open<Service & WithState<State>>,
    show: (state: State) => void,
  ) => Promise<OpenService<Service>>
  /** Runs until it is stopped. */
  readonly start: (effect: Effect.Effect<void, never, Services>) => () => void
}

/** The runtime, once all its pieces have come. */
let here: Runtime | undefined

/**
 * Brings the runtime and the HTTP adapters, which are not part of the first script. The first time they keep a slow processor
 * busy: what the visitor has just done is painted before, and they come piece by piece.
 */
export const loadRuntime = async (): Promise<Runtime> => {
  // Without a task in between: whoever leaves the page has none any more.
  if (here !== undefined) return here
  await afterPaint()
  await loadRuntimeScripts()
  here = await import("./runtime.ts")
  return here
}

/** Where the components get the runtime; a test puts its own here. */
export const runtimeAtom = atom({ load: loadRuntime })

/** The outcome of a command whose code cannot be loaded. */
export const offline: Outcome<never> = {
  kind: "failed",
  message: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
}

/**
 * A command of the view: an event becomes an Effect of the core, its end an `Outcome`. `load` brings the file with the
 * Effect, so that a component only names it.
 */
export const command = <Module, Args extends Array<unknown>, A, E extends { readonly message: string }>(
  load: () => Promise<Module>,
  make: (module: Module, ...args: Args) => Effect.Effect<A, E, Services>,
) => {
  let module: Module | undefined
  return atom(null, async (get, _set, ...args: Args): Promise<Outcome<A>> => {
    try {
      const runtime = await get(runtimeAtom).load()
      module ??= await load()
      return await runtime.attempt(make(module, ...args))
    } catch {
      return offline
    }
  })
}

import { Context, Effect, Layer } from "effect"

import { Navigator } from "@heimwerk/core/device/Navigator.port.ts"

/** A change of the address bar, or a reload of the page. */
export type Navigation =
  { readonly kind: "go" | "replace"; readonly address: string } | { readonly kind: "reload" }

/** All changes of the address bar and reloads so far, in order. */
export class NavigatorRecord extends Context.Service<
  NavigatorRecord,
  { readonly done: Effect.Effect<ReadonlyArray<Navigation>> }
>()("adapters/memory/NavigatorRecord") {}

/** An address bar without a browser. */
export const layer = (start = "/"): Layer.Layer<Navigator | NavigatorRecord> =>
  Layer.effectContext(
    Effect.sync(() => {
      let address = start
      const done: Array<Navigation> = []
      const note = (navigation: Navigation) =>
        Effect.sync(() => {
          done.push(navigation)
          if (navigation.kind !== "reload") ({ address } = navigation)
        })
      return Context.make(Navigator, {
        address: Effect.sync(() => address),
        go: (to) => note({ kind: "go", address: to }),
        replace: (to) => note({ kind: "replace", address: to }),
        reload: note({ kind: "reload" }),
      }).pipe(Context.add(NavigatorRecord, { done: Effect.sync(() => [...done]) }))
    }),
  )

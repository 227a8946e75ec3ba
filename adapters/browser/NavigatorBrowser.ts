import { Navigator } from "@heimwerk/core/device/Navigator.port.ts"
import { Effect, Layer } from "effect"

/**
 * The browser's address bar. `go` and `reload` load a document, so no state of the old page remains.
 * `replace` only changes the shown address.
 */
export const layer: Layer.Layer<Navigator> = Layer.succeed(Navigator, {
  address: Effect.sync(() => location.pathname + location.search + location.hash),
  go: (address) => Effect.sync(() => location.assign(address)),
  replace: (address) => Effect.sync(() => history.replaceState(history.state, "", address)),
  reload: Effect.sync(() => location.reload()),
})

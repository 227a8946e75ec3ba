import { Context, Effect, Layer, type Scope } from "effect"

/** Builds the layer of a service and returns the service. Closing the scope also closes the service. */
export const openLayer = <Id, Service, R>(
  key: Context.Key<Id, Service>,
  layer: Layer.Layer<Id, never, R>,
): Effect.Effect<Service, never, R | Scope.Scope> =>
  Effect.map(Layer.build(layer), (context) => Context.get(context, key))

import { Effect, Layer } from "effect"

import { nextTask } from "../hydration/nextTask.ts"

/** Builds a layer in a task of its own, so that many layers together do not block a slow processor. */
export const inOwnTask = <A, E, R>(layer: Layer.Layer<A, E, R>): Layer.Layer<A, E, R> =>
  Layer.unwrap(Effect.as(Effect.promise(nextTask), layer))

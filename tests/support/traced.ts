import { Effect, Tracer } from "effect"

/** Runs an effect and returns the names of its spans in starting order. */
export const traced = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<ReadonlyArray<string>, E, R> =>
  Effect.suspend(() => {
    const names: Array<string> = []
    const tracer = Tracer.make({
      span: (options) => {
        names.push(options.name)
        return new Tracer.NativeSpan(options)
      },
    })
    return effect.pipe(Effect.withTracer(tracer), Effect.as(names))
  })

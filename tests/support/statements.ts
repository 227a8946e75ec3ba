import { Effect, Tracer } from "effect"

/**
 * Runs an effect. Returns for each of its statements the first table that the statement reads or changes, for
 * example `from basket`.
 */
export const statements = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const texts: Array<unknown> = []
    const tracer = Tracer.make({
      span: (options) => {
        const span = new Tracer.NativeSpan(options)
        const attribute = span.attribute.bind(span)
        span.attribute = (key, value) => {
          if (key === "db.query.text") texts.push(/(?:from|into|update|select) \w+/u.exec(String(value))?.[0])
          attribute(key, value)
        }
        return span
      },
    })
    return work.pipe(Effect.withTracer(tracer), Effect.as(texts))
  })

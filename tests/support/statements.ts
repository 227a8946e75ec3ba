import { Effect, Tracer } from "effect"

const firstTable = (statement: string) => /(?:from|into|update|select) \w+/u.exec(statement)?.[0]

/**
 * Runs an effect and describes each of its statements.
 *
 * @param describe returns the description of a statement, by default the first table that it reads or changes, for
 * example `from basket`
 */
export const statements = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  describe: (statement: string) => string | undefined = firstTable,
) =>
  Effect.suspend(() => {
    const texts: Array<unknown> = []
    const tracer = Tracer.make({
      span: (options) => {
        const span = new Tracer.NativeSpan(options)
        const attribute = span.attribute.bind(span)
        span.attribute = (key, value) => {
          if (key === "db.query.text") texts.push(describe(String(value)))
          attribute(key, value)
        }
        return span
      },
    })
    return work.pipe(Effect.withTracer(tracer), Effect.as(texts))
  })

import { Cause, Exit, Tracer } from "effect"

/**
 * Attributes that can contain personal data or secrets: addresses with search terms, order links and keys, network
 * addresses, headers.
 */
const personal =
  /^(?:url\.(?:full|path|query)|client\.address|user_agent\.original|http\.(?:request|response)\.header\..*)$/u

/** Returns the name of an error, because its message can quote what a visitor typed. */
const nameOf = (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  return error instanceof Error ? error.name : "Error"
}

const withoutMessage = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? exit : Exit.die(nameOf(exit.cause))

/** Makes a tracer whose spans have no personal data (quality T-I8). The logs have the causes of errors. */
export const withoutPersonalData = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    ...(tracer.context === undefined ? {} : { context: tracer.context }),
    span: (options) => {
      const span = tracer.span(options)
      const [attribute, end] = [span.attribute.bind(span), span.end.bind(span)]
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => (personal.test(key) ? undefined : attribute(key, value)),
        end: (time: bigint, exit: Exit.Exit<unknown, unknown>) => end(time, withoutMessage(exit)),
      })
    },
  })

import type { PortError, PortErrorClass } from "./contract/errors.ts"
import { RequestError } from "./contract/RequestError.ts"
import { withinBudget } from "./retry.ts"

const isUnreadable = (cause: unknown): cause is RequestError =>
  cause instanceof RequestError && (cause.reason === "InvalidRequest" || cause.reason === "InvalidValue")

interface CanBeUnavailable<Failure> {
  new (fields: { readonly reason: "Unavailable"; readonly cause: unknown }): Failure
}

/**
 * Limits an HTTP call to 10 s, including all its attempts, and converts its errors to those of a port.
 * Errors of the port pass unchanged. Everything else becomes `Unavailable`.
 *
 * @param unreadable the reason for a request that the server could not read
 */
export const failAs = <Reason extends string, Failure extends PortError<Reason>>(
  Port: PortErrorClass<Reason, Failure> & CanBeUnavailable<NoInfer<Failure>>,
  unreadable?: NoInfer<Reason>,
) =>
  withinBudget((cause: unknown): Failure => {
    if (cause instanceof Port) return cause
    if (unreadable === undefined || !isUnreadable(cause)) return new Port({ reason: "Unavailable", cause })
    return new Port(
      unreadable === "Invalid"
        ? { reason: unreadable, answer: cause.message, cause }
        : { reason: unreadable, cause },
    )
  })

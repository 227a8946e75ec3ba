import * as Effect from "effect/Effect"

import type { Answer, ShopFailure } from "../../client/Answer.ts"
import type { PortError, PortErrorClass } from "./errors.ts"

/**
 * Returns a function that turns calls of the client into effects with the errors of a port. Interrupting an effect
 * aborts its call. Without a network, the failure of the client is the cause of the error (`isNoNetwork`). An error keeps
 * the server's sentence if the class has a field for it. A failure that the port does not know becomes `Unavailable` with
 * the failure as its cause.
 *
 * @param unreadable the reason for a request that the server cannot read
 */
export const portCall = <Reason extends string, Failure extends PortError<Reason>>(
  Port: PortErrorClass<Reason, Failure> & { readonly reasons: { readonly Unavailable: unknown } },
  unreadable?: NoInfer<Reason>,
) => {
  const { reasons } = Port
  const isReason = (code: string): code is Reason => Object.hasOwn(reasons, code)
  const toFailure = (failure: ShopFailure, code = failure.code): Failure => {
    const { detail, isOffline, message } = failure
    const reason = code === "Invalid" && unreadable !== undefined ? unreadable : code
    if (!isReason(reason)) return toFailure(failure, "Unavailable")
    if (code !== failure.code || isOffline === true || detail !== undefined)
      return new Port({ reason, cause: failure })
    const hasAnswer = reason === code && message !== "" && message !== reasons[reason].message
    return new Port(hasAnswer ? { reason, answer: message } : { reason })
  }
  return <A>(call: (signal: AbortSignal) => Promise<Answer<A>>): Effect.Effect<A, Failure> =>
    Effect.flatMap(Effect.promise(call), (answer) =>
      answer.ok ? Effect.succeed(answer.value) : Effect.fail(toFailure(answer.error)),
    )
}

import type { IncomingMessage } from "node:http"

import type { Listener } from "./listen.ts"
import type { WaitingLimit } from "./waitingLimit.ts"

/**
 * Limits the requests that wait for their answer at the same time, and refuses the others (ADR 0110). A request counts
 * when all of it has arrived. So clients that send slowly do not use up the limit.
 *
 * @param refuse answers a refused request
 * @param isNeverRefused returns whether a request is always answered. Such requests do not count
 */
export const limitWaiting = (
  listener: Listener,
  refuse: Listener,
  limit: WaitingLimit,
  isNeverRefused: (request: IncomingMessage) => boolean,
): Listener => {
  const waiting = new Set<IncomingMessage>()
  const isReached = () => {
    if (waiting.size < limit.lowest) return false
    const complete = [...waiting].filter((request) => request.complete).length
    return complete >= limit.lowest && complete >= limit.now()
  }
  return (request, response) => {
    if (isNeverRefused(request)) return listener(request, response)
    if (isReached()) return refuse(request, response)
    waiting.add(request)
    response.once("close", () => waiting.delete(request))
    listener(request, response)
  }
}

import { announceCommand } from "./commandListeners.ts"
import type { Connection, ShopRequest } from "./Connection.ts"
import { isRead } from "./isRead.ts"

/**
 * Returns a connection that sends one command at a time, in the order of the calls. Otherwise two commands of a new
 * visitor would start two sessions, and a login could lose the change of another command. Reads do not wait. A command
 * that is aborted while it waits ends at once. The services of the core have their own queue (`SerialQueue`), which
 * stores the commands of a page that the visitor leaves. Announces each command that succeeds.
 *
 * @param clientSignal the signal that ends all calls of the connection
 */
export const withCommandQueue = (connection: Connection, clientSignal?: AbortSignal): Connection => {
  let last: Promise<unknown> = Promise.resolve()
  /** Waits for an earlier command, or until the request is aborted. */
  const wait = (before: Promise<unknown>, { signal }: ShopRequest) =>
    new Promise((resolve) => {
      const either = AbortSignal.any([clientSignal, signal].filter((each) => each !== undefined))
      if (either.aborted) resolve(undefined)
      either.addEventListener("abort", resolve)
      // With a listener, the signal would stay in memory as long as the signal of the client.
      void before.then(() => {
        either.removeEventListener("abort", resolve)
        resolve(undefined)
      })
    })
  const queued: Connection = {
    ...connection,
    call: (request, read, reasons) => {
      if (isRead(request)) return connection.call(request, read, reasons)
      const before = last
      const answer = wait(before, request).then(async () => {
        const received = await connection.call(request, read, reasons)
        if (received.ok) announceCommand(queued, request.path)
        return received
      })
      // The queue keeps no answers: each would keep the one before it, so all would stay in memory.
      last = Promise.allSettled([before, answer]).then(() => undefined)
      return answer
    },
  }
  return queued
}

import { ThirdPartyError } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { Effect } from "effect"

import { loadScript } from "../loadScript.ts"
import { trustedAddress } from "./scriptPolicy.ts"

/** The scripts on their way: one that takes too long is still waited for by the next try, and never added twice. */
const coming = new Map<string, Promise<void>>()

const add = (address: string): Promise<void> => {
  const script = Effect.runPromise(Effect.suspend(() => loadScript(trustedAddress(address))))
  coming.set(address, script)
  script.finally(() => coming.delete(address)).catch(() => undefined)
  return script
}

/** What was of no use is not in the page beside the next try. */
const takeOut = (address: string) => [...document.scripts].find(({ src }) => src === address)?.remove()

/** A call to a third party that fails, or does not answer in time. */
export const asking = <A>(
  reason: ThirdPartyError["reason"],
  millis: number,
  call: () => Promise<A>,
): Effect.Effect<A, ThirdPartyError> =>
  Effect.tryPromise({ try: call, catch: (cause) => new ThirdPartyError({ reason, cause }) }).pipe(
    Effect.timeoutOrElse({
      duration: millis,
      orElse: () => Effect.fail(new ThirdPartyError({ reason, cause: new Error("It took too long.") })),
    }),
  )

/**
 * Brings what a script leaves in the page: what is there already, else the script is added, once. A script that does not
 * come, comes too late, or leaves nothing usable has failed; it may be tried again.
 */
export const bringScript = <Api>(
  address: string | undefined,
  find: () => Api | undefined,
): Effect.Effect<Api, ThirdPartyError> =>
  Effect.suspend(() => {
    const found = find()
    if (found !== undefined) return Effect.succeed(found)
    if (address === undefined) return Effect.fail(new ThirdPartyError({ reason: "LoadFailed" }))
    return Effect.flatMap(
      asking("LoadFailed", timings.serviceScript, () => coming.get(address) ?? add(address)),
      () => {
        const left = find()
        if (left !== undefined) return Effect.succeed(left)
        takeOut(address)
        return Effect.fail(new ThirdPartyError({ reason: "LoadFailed" }))
      },
    )
  })

import { ThirdPartyError } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { Effect } from "effect"

import { loadScript } from "../loadScript.ts"
import { trustedAddress } from "./scriptPolicy.ts"

/**
 * Scripts that are still loading, by address. After a timeout the next attempt waits for the same script
 * instead of adding it again.
 */
const coming = new Map<string, Promise<void>>()

const add = (address: string): Promise<void> => {
  const script = Effect.runPromise(Effect.suspend(() => loadScript(trustedAddress(address))))
  coming.set(address, script)
  script.finally(() => coming.delete(address)).catch(() => undefined)
  return script
}

/** Removes an unusable script from the page, so that the next attempt can add it again. */
const takeOut = (address: string) => [...document.scripts].find(({ src }) => src === address)?.remove()

/** Calls a third-party service. Fails with `reason` if the call fails or takes longer than `millis`. */
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
 * Returns the interface that a script defines in the page, and adds the script once if needed. Fails when the
 * script has no address, cannot be loaded, takes too long or defines no usable interface. The next call tries
 * again.
 */
export const scriptApi = <Api>(
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

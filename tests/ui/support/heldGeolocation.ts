import { Geolocation, GeolocationError } from "@heimwerk/core/device/Geolocation.port.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { Effect, Layer } from "effect"

/**
 * A browser whose visitor has not answered the prompt for the position yet. Each function in `answers` answers
 * one request, and resolves when the page has handled the answer.
 */
export const heldGeolocation = (answer: GeoPoint | { readonly code: number }) => {
  const answers: Array<() => Promise<void>> = []
  const result =
    "code" in answer ? Effect.fail(new GeolocationError({ code: answer.code })) : Effect.succeed(answer)
  const geolocation = Layer.succeed(Geolocation, {
    position: Effect.callback<GeoPoint, GeolocationError>((resume) => {
      answers.push(async () => {
        resume(result)
        await Effect.runPromise(Effect.yieldNow)
      })
    }),
  })
  return { answers, geolocation }
}

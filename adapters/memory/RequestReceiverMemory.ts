import { Effect, Layer } from "effect"

import { type CustomerRequest, RequestReceiver } from "@heimwerk/core/forms/RequestReceiver.port.ts"

/** Takes every request into the list given, each id once. */
export const layer = (taken: Array<CustomerRequest> = []): Layer.Layer<RequestReceiver> =>
  Layer.succeed(RequestReceiver, {
    accept: (request) =>
      Effect.sync(() => {
        if (!taken.some(({ id }) => id === request.id)) taken.push(request)
      }),
  })

import { Effect, Layer } from "effect"

import { type CustomerRequest, RequestReceiver } from "@heimwerk/core/forms/RequestReceiver.port.ts"

/** Appends customers' requests to the given list, once per id. */
export const layer = (taken: Array<CustomerRequest> = []): Layer.Layer<RequestReceiver> =>
  Layer.succeed(RequestReceiver, {
    accept: (request) =>
      Effect.sync(() => {
        if (!taken.some(({ id }) => id === request.id)) taken.push(request)
      }),
  })

import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { OpenApi } from "effect/http-api"

/** Error codes that any request can get before it reaches a handler. */
const always = ["TooLarge", "Internal", "Unavailable"] as const
const ofChanges = ["CrossSite", "UnsupportedMediaType"] as const

const responseOf = (code: RequestError["reason"]) => ({
  description: RequestError.reasons[code].message,
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: { code: { type: "string", enum: [code] }, message: { type: "string" } },
        required: ["code", "message"],
      },
    },
  },
})

const responses = (codes: ReadonlyArray<RequestError["reason"]>) =>
  Object.fromEntries(codes.map((code) => [RequestError.reasons[code].status, responseOf(code)]))

const addedToReads = responses(always)
const addedToChanges = responses([...always, ...ofChanges])

/**
 * Makes the OpenAPI document of the HTTP contract and adds the statuses that only the server uses. Statuses
 * of the contract are kept.
 */
const makeDocument = () => {
  const document = OpenApi.fromApi(ShopApi)
  for (const item of Object.values(document.paths))
    for (const method of ["get", "post", "put", "delete"] as const) {
      const operation = item[method]
      if (operation !== undefined)
        operation.responses = {
          ...(method === "get" ? addedToReads : addedToChanges),
          ...operation.responses,
        }
    }
  return document
}

/** Serves the OpenAPI document. */
export const layer = HttpRouter.add(
  "GET",
  "/openapi.json",
  Effect.sync(() => HttpServerResponse.jsonUnsafe(makeDocument())),
)

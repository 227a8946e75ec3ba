import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { OpenApi } from "effect/http-api"

type Code = RequestError["reason"]

/** Codes that the server answers before a handler runs: to every request, to state changes, and to paths with a brand. */
const always: ReadonlyArray<Code> = ["InvalidRequest", "TooLarge", "Internal", "Unavailable"]
const ofChanges: ReadonlyArray<Code> = ["CrossSite", "UnsupportedMediaType"]
const ofBrands: ReadonlyArray<Code> = ["NotFound"]

const schemaOf = (code: Code) => ({
  type: "object" as const,
  properties: { code: { type: "string" as const, enum: [code] }, message: { type: "string" as const } },
  required: ["code", "message"],
})

type Responses = OpenApi.OpenAPISpecResponses

/** Adds the response of a code. A status of the contract keeps its own bodies and gets one more. */
const withCode = (responses: Responses, code: Code): Responses => {
  const { message, status } = RequestError.reasons[code]
  const declared = responses[status]
  const schema = declared?.content?.["application/json"]?.schema
  return {
    ...responses,
    [status]: {
      description: declared?.description ?? message,
      content: {
        ...declared?.content,
        "application/json": {
          schema: schema === undefined ? schemaOf(code) : { anyOf: [schema, schemaOf(code)] },
        },
      },
    },
  }
}

/** Makes the OpenAPI document of the HTTP contract and adds the answers that only the server gives. */
const makeDocument = () => {
  const document = OpenApi.fromApi(ShopApi)
  for (const [path, item] of Object.entries(document.paths))
    for (const method of ["get", "post", "put", "delete"] as const) {
      const operation = item[method]
      if (operation === undefined) continue
      const codes = [
        ...always,
        ...(method === "get" ? [] : ofChanges),
        ...(path.includes("{brand}") ? ofBrands : []),
      ]
      operation.responses = codes.reduce(withCode, operation.responses)
    }
  return document
}

/** Serves the OpenAPI document. */
export const layer = HttpRouter.add(
  "GET",
  "/openapi.json",
  Effect.sync(() => HttpServerResponse.jsonUnsafe(makeDocument())),
)

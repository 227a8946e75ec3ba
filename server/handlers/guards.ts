import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { RequestGuard, SearchRequestGuard } from "@heimwerk/adapters/http/contract/RequestGuard.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { Effect, Layer, Result, Schema, SchemaIssue } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"

const general = RequestError.reasons.InvalidRequest.message

/**
 * Marks the messages of the shop's own rules. The parser's English messages have no mark and are never sent
 * to clients.
 */
const mark = "\u0001"

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  checkHook: (issue) => {
    const sentence = SchemaIssue.defaultCheckHook(issue)
    return sentence === undefined ? undefined : mark + sentence
  },
})

/** Returns the message of the first broken rule and the path of its field. */
const firstIssue = (issue: SchemaIssue.Issue) => {
  const { message = "", path = [] } = format(issue).issues[0] ?? {}
  return { path, message: message.startsWith(mark) ? message.slice(mark.length) : general }
}

/** The message of the quantity rule. It is also the answer to quantities that are not integers. */
const quantityMessage = Result.match(Schema.decodeResult(Quantity)(0), {
  onSuccess: () => general,
  onFailure: ({ issue }) => firstIssue(issue).message,
})

const toError = ({ cause }: HttpApiError.HttpApiSchemaError) => {
  const { message, path } = firstIssue(cause.issue)
  return path.includes("quantity")
    ? new RequestError({ reason: "InvalidValue", answer: quantityMessage })
    : new RequestError({ reason: "InvalidRequest", answer: message })
}

/**
 * Returns whether the server's own response does not match the contract. Such a bug becomes a defect, to
 * which `errorFallback` responds.
 */
const isOwnBug = ({ kind }: HttpApiError.HttpApiSchemaError) => kind === "Body" || kind === "ResponseHeaders"

const shop = HttpApiMiddleware.layerSchemaErrorTransform(RequestGuard, (error) =>
  isOwnBug(error) ? Effect.die(error) : Effect.fail(toError(error)),
)

const search = HttpApiMiddleware.layerSchemaErrorTransform(SearchRequestGuard, (error) =>
  isOwnBug(error)
    ? Effect.die(error)
    : Effect.fail(new RequestError({ reason: "InvalidRequest", answer: toError(error).message })),
)

/** Answers a request that breaks the HTTP contract. The answer has a code and a German sentence. */
export const layer = Layer.merge(shop, search)

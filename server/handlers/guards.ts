import { RequestGuard, SearchRequestGuard } from "@heimwerk/adapters/http/contract/RequestGuard.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { Effect, Layer, Result, Schema, SchemaIssue } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"

const general = "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."

/** Marks the sentences of our own rules; the parser's English carries no mark and never leaves the server. */
const mark = "\u0001"

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  checkHook: (issue) => {
    const sentence = SchemaIssue.defaultCheckHook(issue)
    return sentence === undefined ? undefined : mark + sentence
  },
})

/** The sentence of the first broken rule and the names of the fields that lead to it. */
const firstIssue = (issue: SchemaIssue.Issue) => {
  const { message = "", path = [] } = format(issue).issues[0] ?? {}
  return { path, message: message.startsWith(mark) ? message.slice(mark.length) : general }
}

/** The sentence of the quantity rule; it also answers quantities that are no whole number at all. */
const quantityMessage = Result.match(Schema.decodeResult(Quantity)(0), {
  onSuccess: () => general,
  onFailure: ({ issue }) => firstIssue(issue).message,
})

const complaint = ({ cause }: HttpApiError.HttpApiSchemaError) => {
  const { message, path } = firstIssue(cause.issue)
  return path.includes("quantity")
    ? ({ code: "InvalidValue", message: quantityMessage } as const)
    : ({ code: "InvalidRequest", message } as const)
}

/** An answer that does not fit the contract is a mistake of ours, for the last-resort handler. */
const isOurMistake = ({ kind }: HttpApiError.HttpApiSchemaError) =>
  kind === "Body" || kind === "ResponseHeaders"

const shop = HttpApiMiddleware.layerSchemaErrorTransform(RequestGuard, (error) =>
  isOurMistake(error) ? Effect.die(error) : Effect.fail(complaint(error)),
)

const search = HttpApiMiddleware.layerSchemaErrorTransform(SearchRequestGuard, (error) =>
  isOurMistake(error)
    ? Effect.die(error)
    : Effect.fail({ error: "InvalidRequest", errorDescription: complaint(error).message } as const),
)

/** Requests that do not fit the contract are answered with a code and a German sentence. */
export const layer = Layer.merge(shop, search)

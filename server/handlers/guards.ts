import { RequestGuard, SearchRequestGuard } from "@heimwerk/adapters/http/contract/RequestGuard.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { Effect, Layer, Result, Schema, SchemaIssue } from "effect"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"

const general = "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."

/** A rule says in German what it wants; the parser's own English never leaves the server. */
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: () => general,
  checkHook: (issue) => SchemaIssue.defaultCheckHook(issue) ?? general,
})

/** The sentence of the quantity rule; it also answers quantities that are no whole number at all. */
const quantityMessage = Result.match(Schema.decodeUnknownResult(Quantity)(0), {
  onSuccess: () => general,
  onFailure: ({ issue }) => format(issue).issues[0]?.message ?? general,
})

const complaint = ({ cause }: HttpApiError.HttpApiSchemaError) => {
  const issue = format(cause.issue).issues[0]
  return issue?.path?.includes("quantity") === true
    ? ({ code: "InvalidValue", message: quantityMessage } as const)
    : ({ code: "InvalidRequest", message: issue?.message ?? general } as const)
}

/** An answer that does not fit the contract is a mistake of ours, for the last-resort handler. */
const isOurMistake = ({ kind }: HttpApiError.HttpApiSchemaError) => kind === "Body" || kind === "ResponseHeaders"

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

import { type Cause, Effect } from "effect"
import { type HttpServerRequest, HttpServerError } from "effect/http"

import { errorPage } from "../pages/errorPage.ts"
import { codeOf, refusal } from "./refusal.ts"

const wantsPage = ({ headers, method }: HttpServerRequest.HttpServerRequest) =>
  (method === "GET" || method === "HEAD") && headers["accept"]?.includes("text/html") === true

/** A connection the visitor closed; nobody reads the answer. */
const isGone = (status: number) => status === 499

/**
 * Whatever went wrong, the visitor gets a status, a code and a German sentence, and the process lives on. Mistakes of ours
 * are logged with their cause, which holds no request data.
 */
export const lastResort = <E>(request: HttpServerRequest.HttpServerRequest, cause: Cause.Cause<E>) =>
  Effect.gen(function* () {
    const [{ status }] = yield* HttpServerError.causeResponse(cause)
    if (isGone(status)) return yield* Effect.failCause(cause)
    const code = codeOf(status)
    if (code === "Internal") yield* Effect.logError("A request failed for a reason of our own", cause)
    return wantsPage(request) ? errorPage(code) : refusal(code)
  })

import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { HttpServerResponse } from "effect/http"

export type RefusalCode = RequestError["reason"]

/** Returns the error code for a status that the framework chose. An unknown status is a bug of the server. */
export const codeOf = (status: number): RefusalCode => {
  if (status === 400) return "InvalidRequest"
  if (status === 404 || status === 405) return "NotFound"
  if (status === 413) return "TooLarge"
  if (status === 415) return "UnsupportedMediaType"
  return status === 503 ? "Unavailable" : "Internal"
}

/**
 * Returns an error response for a request outside the HTTP contract, with the error body of the contract.
 *
 * @param message a more precise sentence than the default one of the code
 */
export const refusal = (code: RefusalCode, message: string = RequestError.reasons[code].message) =>
  HttpServerResponse.jsonUnsafe(
    { code, message },
    { status: RequestError.reasons[code].status, headers: { "cache-control": "no-store" } },
  )

/** The response for an address that does not exist. */
export const notFound = refusal("NotFound")

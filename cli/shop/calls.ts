import { maintenancePage } from "@heimwerk/core/navigation/pageTexts.ts"

/** A request to a shop with its result. */
export interface Call {
  readonly method: string
  readonly url: string
  /** Id of the trace in the request header `traceparent` (W3C Trace Context). */
  readonly traceId: string
  readonly millis: number
  /** HTTP status of the answer; absent if no answer came. */
  readonly status?: number
  /** Why no answer came: a code such as `ECONNREFUSED`, or a message. */
  readonly cause?: string
  readonly isMaintenance?: true
}

/** Returns the code of the deepest cause of an error, or its message. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return causeOf(error.cause)
  return "code" in error && typeof error.code === "string" ? error.code : error.message
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")

const isMaintenance = async (response: Response): Promise<boolean> =>
  response.status === 503 && (await response.clone().text()).includes(maintenancePage.sentences[0] ?? "")

/**
 * Records every request in a list. During maintenance a request fails at once, because waiting for the time
 * in `Retry-After` (5 minutes) only delays the message.
 */
export const recordedFetch =
  (send: typeof fetch, calls: Array<Call>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const traceId = hex(16)
    request.headers.set("traceparent", `00-${traceId}-${hex(8)}-01`)
    const begin = performance.now()
    const record = (result: Partial<Call>) =>
      calls.push({
        method: request.method,
        url: request.url,
        traceId,
        millis: Math.round(performance.now() - begin),
        ...result,
      })
    const response = await send(request).catch((error: unknown) => {
      record({ cause: causeOf(error) })
      throw error
    })
    if (await isMaintenance(response)) {
      record({ status: response.status, isMaintenance: true })
      throw new Error("maintenance")
    }
    record({ status: response.status })
    return response
  }

import { valuesOf } from "../reading/plain/isObject.ts"
import { isBusy, type Received } from "./fetchWithRetries.ts"

/** Why a call got no usable answer. */
export interface Diagnosis {
  /** An English sentence for developers: what happened, and what to do. */
  readonly detail: string
  /** Whether the program or the shop must be set up differently: the same call can never succeed. */
  readonly isMisconfigured: boolean
}

/** Explains the failures of calls to developers. Programs that need no explanations do not load it. */
export interface Diagnose {
  /**
   * Returns what is wrong with an answer that is not from the API of a shop, or with a request that the shop does not
   * accept from this program. Returns `undefined` for all other answers.
   *
   * @param request method and address, for example `GET https://shop.example/public/api/markets/:id/status`
   * @param isKnown returns whether a code is an error of the called function
   */
  readonly ofAnswer: (
    request: string,
    received: Received,
    isKnown: (code: string) => boolean,
  ) => string | undefined
  /**
   * Returns why an answer has neither a readable value nor a known code. Returns `undefined` if the shop is busy or has
   * failed, because that needs no change of the program.
   */
  readonly ofUnusable: (request: string, received: Received) => string | undefined
  /** Returns why no answer arrived. `cause` is the error of `fetch`, or `undefined` at the time limit. */
  readonly ofNetwork: (request: string, cause: unknown) => Diagnosis
}

/** Statuses of a server or gateway that does not know the address or refuses the program. */
const refusing: ReadonlySet<number> = new Set([401, 403, 404, 405])

/** Codes of the shop with which it refuses the address of a request or of the program. */
const refusals: ReadonlySet<unknown> = new Set(["CrossSite", "NotFound"])

/** Node's error codes for a host that does not exist, and for TLS that cannot start. */
const wrongAddress = /^(?:ENOTFOUND|EPROTO|HOSTNAME_MISMATCH|UNABLE_TO_\w+|\w*CERT\w*|ERR_SSL_\w+)$/u

/** Returns the value of a JSON text, or `undefined` for any other text. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the error code of a body. Some backends call the field `error`. */
const codeIn = (body: unknown): unknown => {
  const { error, code = error } = valuesOf(body)
  return code
}

/** Returns whether an answer says that the server is busy or has failed. */
const isDown = ({ status }: Response): boolean => isBusy(status) || status >= 500

/** Returns whether the API of a shop may have sent an answer, and accepts the program that asked. */
const isUsable = ({ response, text }: Received, isKnown: (code: string) => boolean): boolean => {
  const { headers, ok, status } = response
  if (isDown(response) || status === 204) return true
  const isJson = headers.get("content-type")?.includes("json") === true
  if (ok && isJson) return true
  const body = parsed(text)
  // A JSON document that breaks off is a fault of the network, not of the setup.
  if (body === undefined) return isJson
  const code = codeIn(body)
  if (ok) return true
  if (typeof code !== "string") return !refusing.has(status)
  return isKnown(code) || !refusals.has(code)
}

/** Returns the code of Node's network error. Browsers hide it: their console shows the reason. */
const networkError = (cause: unknown): { readonly code: string; readonly text: string } => {
  const inner: unknown = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause
  const { code, message } = valuesOf(inner)
  return {
    code: typeof code === "string" ? code : "",
    text: [code, message].filter((each) => typeof each === "string" && each !== "").join(": "),
  }
}

/** Explains the failures of the Promise client. */
export const diagnose: Diagnose = {
  ofAnswer: (request, received, isKnown) => {
    if (isUsable(received, isKnown)) return undefined
    const { headers, redirected, status, url } = received.response
    const type = headers.get("content-type") ?? "no content type"
    const from = redirected ? ` of ${new URL(url).origin}` : ""
    return status === 403 && received.text.includes("CrossSite")
      ? `${request}: the shop refuses changes from this origin. Use its public address as \`origin\`, or add your page to its ALLOWED_ORIGINS.`
      : `${request}: status ${status} (${type})${from} is not an answer of a shop. Check \`origin\`, \`brand\`, and the \`headers\` that a gateway needs, such as an API key.`
  },
  ofUnusable: (request, { response, text }) => {
    if (isDown(response)) return undefined
    const code = codeIn(parsed(text))
    // Any other value may be a sentence with data of the visitor, and this text may reach a log.
    const isCode = typeof code === "string" && /^\w+$/u.test(code)
    return `${request}: status ${response.status} with ${isCode ? `the unknown code ${code}` : "an unreadable body"}.`
  },
  ofNetwork: (request, cause) => {
    if (cause === undefined)
      return { detail: `${request}: no answer within the time limit.`, isMisconfigured: false }
    const { code, text } = networkError(cause)
    const isMisconfigured = wrongAddress.test(code)
    const advice = isMisconfigured
      ? "Check `origin`, its DNS entry and its certificate."
      : "Check the network and `origin`. In a browser, see its console."
    return { detail: `${request}: ${text}. ${advice}`, isMisconfigured }
  },
}

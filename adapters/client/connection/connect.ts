import { withoutNulls } from "../reading/plain/withoutNulls.ts"
import { Unreadable } from "../reading/Read.ts"
import { aborted } from "./aborted.ts"
import { notify } from "../lists/notify.ts"
import type { ShopOptions } from "../ShopOptions.ts"
import { addressOf } from "./addressOf.ts"
import type { Connection, ShopRequest } from "./Connection.ts"
import type { Diagnose } from "./diagnose.ts"
import { failureOf } from "./failureOf.ts"
import { fetchWithRetries, receive, type Received } from "./fetchWithRetries.ts"
import { isRead } from "./isRead.ts"
import { makeCookies } from "./makeCookies.ts"

/** Time limit of a call with its retries, in ms. */
const defaultTimeout = 10_000

/** Maximum of a timer in ms: about 25 days. A longer time limit is no limit. */
const maxTimer = 2 ** 31 - 1

/** Rounds a time limit up to whole ms, because timers accept nothing else. @throws RangeError if it is not 0 or more */
const timeLimitOf = (timeout: number): number => {
  if (timeout >= 0) return Math.ceil(timeout)
  throw new RangeError(`${timeout} is not a time limit in ms.`)
}

/** Message of a call with a value that no request can contain. The shop answers unreadable requests with it, too. */
const unreadableRequest = "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."

/**
 * Returns two functions: `init` makes the options of a request, `onAnswer` stores the cookies of its answer.
 * Without the option `cookies`, requests in a browser have the browser's cookies. All other requests have the
 * cookies of the client.
 */
const sharedOf = ({ brand, cookies, headers, origin }: ShopOptions) => {
  const page = "location" in globalThis ? globalThis.location : undefined
  const isBrowser = cookies === undefined && page !== undefined
  const shopOrigin = new URL(origin).origin
  const isForeign = isBrowser && page.origin !== shopOrigin
  const own = makeCookies(cookies ?? { header: "" })
  return {
    init: ({ body, hasClientId, key, method }: ShopRequest): RequestInit => {
      const all = new Headers({
        ...headers,
        accept: "application/json",
        // Browsers overwrite the header `origin`. Other programs send no origin unless it is set here.
        origin: shopOrigin,
      })
      // A GET request to another origin must not have these headers: the browser would send a preflight
      // request for each address.
      if (!isForeign || method !== "GET") {
        all.set("x-requested-with", "XMLHttpRequest")
        if (hasClientId === true) all.set("client-id", brand)
      }
      if (key !== undefined) all.set("idempotency-key", key)
      // For a form, `fetch` sets the content type.
      const isForm = body instanceof URLSearchParams
      if (body !== undefined && !isForm) all.set("content-type", "application/json")
      if (!isBrowser && own.header() !== "") all.set("cookie", own.header())
      return {
        method,
        headers: all,
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        // `keepalive` lets a change finish after the visitor leaves the page.
        ...(isBrowser ? { credentials: "include" as const, keepalive: method !== "GET" } : {}),
      }
    },
    onAnswer: (response: Response) => {
      if (!isBrowser) own.store(response)
    },
  }
}

/**
 * Connects one visitor to a shop. Outside browsers, each connection has its own cookies.
 *
 * @param diagnose explains failures to developers. Without it, a wrong address counts as an unavailable shop.
 */
export const connect = (options: ShopOptions, diagnose?: Diagnose): Connection => {
  const { brand, channel = "cirax", origin, timeout = defaultTimeout } = options
  const report = (problem: string) => notify(options.report ?? (() => {}), problem)
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const shared = sharedOf(options)
  const timeLimit = timeLimitOf(timeout)

  /** Returns a failed answer, and reports its detail. */
  const failed = <Code extends "Misconfigured" | "Unavailable">(
    code: Code,
    message: string,
    detail: string | undefined,
  ) => {
    if (detail !== undefined) report(detail)
    return { ok: false, error: { code, message, ...(detail === undefined ? {} : { detail }) } } as const
  }

  return {
    brand,
    channel,
    call: async (request, read, reasons) => {
      const address = addressOf({ brand, channel, origin }, request)
      if (address === undefined) return { ok: false, error: { code: "Invalid", message: unreadableRequest } }
      const { message } = reasons.Unavailable
      // The names of the parameters, not their values: the text may reach a log, and tokens of orders must not.
      const asked = `${request.method} ${address.origin}${request.path}`
      const ending = [options.signal, request.signal].filter((each) => each !== undefined)
      const limit = new AbortController()
      // Node may end or collect a signal of `AbortSignal.timeout` before its time if nothing else is open.
      const timer = timeLimit > maxTimer ? undefined : setTimeout(() => limit.abort(), timeLimit)
      const signal = AbortSignal.any([...ending, limit.signal])
      /** The whole answer to the last attempt. */
      let received: Received | undefined
      try {
        signal.throwIfAborted()
        const attempt = async () => {
          received = undefined
          const response = await send(address, { ...shared.init(request), signal })
          // The caller's `fetch` may ignore the signal. A late session would replace that of a later command.
          signal.throwIfAborted()
          shared.onAnswer(response)
          return (received = await receive(response))
        }
        const isRepeatable = isRead(request) || request.key !== undefined
        const answer = await fetchWithRetries(attempt, isRepeatable, signal, timeLimit)
        const detail = diagnose?.ofAnswer(asked, answer, (code) => Object.hasOwn(reasons, code))
        if (detail !== undefined) return failed("Misconfigured", message, detail)
        const { response, text } = answer
        const body: unknown = response.status === 204 ? undefined : JSON.parse(text)
        if (response.ok)
          return { ok: true, value: read(request.keepsNulls === true ? body : withoutNulls(body), report) }
        const error = failureOf(body, reasons)
        return error === undefined
          ? failed("Unavailable", message, diagnose?.ofUnusable(asked, answer))
          : { ok: false, error }
      } catch (cause) {
        if (ending.some((each) => each.aborted))
          return { ok: false, error: { code: "Aborted", message: aborted } }
        if (cause instanceof Unreadable)
          return failed(
            "Unavailable",
            message,
            `The answer of ${request.path} cannot be read at ${cause.field}`,
          )
        if (received !== undefined)
          return failed("Unavailable", message, diagnose?.ofUnusable(asked, received))
        const found = diagnose?.ofNetwork(asked, signal.aborted ? undefined : cause)
        if (found?.isMisconfigured === true) return failed("Misconfigured", message, found.detail)
        const detail = found === undefined ? {} : { detail: found.detail }
        return { ok: false, error: { code: "Unavailable", message, isOffline: true, ...detail } }
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

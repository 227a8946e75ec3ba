import { withoutNulls } from "../../http/reading/plain/withoutNulls.ts"
import { Unreadable } from "../reading/Read.ts"
import { aborted } from "./aborted.ts"
import { notify } from "../lists/notify.ts"
import type { ShopOptions } from "../ShopOptions.ts"
import type { Connection, ShopRequest } from "./Connection.ts"
import { failureOf } from "./failureOf.ts"
import { fetchWithRetries, receive } from "./fetchWithRetries.ts"
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

type Address = Pick<Required<ShopOptions>, "brand" | "channel" | "origin">

/**
 * Returns whether a value is one segment of a path. URLs remove the segments `.` and `..`, an empty segment changes the
 * endpoint, and a lone surrogate cannot be encoded.
 */
const isSegment = (value: string): boolean => !/^\.{0,2}$/u.test(value) && value.isWellFormed()

/** Returns the address of a request, or `undefined` if one of its path parameters would change the path. */
const addressOf = ({ brand, channel, origin }: Address, { params, path, query }: ShopRequest) => {
  const values: Readonly<Record<string, string>> = { brand, channel, ...params }
  const inPath = Array.from(path.matchAll(/:(\w+)/gu), ([, name = ""]) => values[name] ?? "")
  if (!inPath.every(isSegment)) return undefined
  const filled = path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(values[name] ?? ""))
  const address = new URL(filled, origin)
  for (const [name, value] of Object.entries(query ?? {}))
    for (const each of [value ?? []].flat()) address.searchParams.append(name, String(each))
  return address
}

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

/** Connects one visitor to a shop. Outside browsers, each connection has its own cookies. */
export const connect = (options: ShopOptions): Connection => {
  const { brand, channel = "cirax", origin, timeout = defaultTimeout } = options
  const report = (problem: string) => notify(options.report ?? (() => {}), problem)
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const shared = sharedOf(options)
  const timeLimit = timeLimitOf(timeout)
  return {
    brand,
    channel,
    call: async (request, read, reasons) => {
      const address = addressOf({ brand, channel, origin }, request)
      if (address === undefined) return { ok: false, error: { code: "Invalid", message: unreadableRequest } }
      const ending = [options.signal, request.signal].filter((each) => each !== undefined)
      const limit = new AbortController()
      // Node may end or collect a signal of `AbortSignal.timeout` before its time if nothing else is open.
      const timer = timeLimit > maxTimer ? undefined : setTimeout(() => limit.abort(), timeLimit)
      const signal = AbortSignal.any([...ending, limit.signal])
      /** Whether the last attempt got a whole answer. */
      let isAnswered = false
      try {
        signal.throwIfAborted()
        const attempt = async () => {
          isAnswered = false
          const response = await send(address, { ...shared.init(request), signal })
          // The caller's `fetch` may ignore the signal. A late session would replace that of a later command.
          signal.throwIfAborted()
          shared.onAnswer(response)
          const received = await receive(response)
          isAnswered = true
          return received
        }
        const isRepeatable = isRead(request) || request.key !== undefined
        const { response, text } = await fetchWithRetries(attempt, isRepeatable, signal, timeLimit)
        const body: unknown = response.status === 204 ? undefined : JSON.parse(text)
        return response.ok
          ? { ok: true, value: read(request.keepsNulls === true ? body : withoutNulls(body), report) }
          : { ok: false, error: failureOf(body, reasons) }
      } catch (cause) {
        const isAborted = ending.some((each) => each.aborted)
        if (cause instanceof Unreadable)
          report(`The answer of ${request.path} cannot be read at ${cause.field}`)
        return {
          ok: false,
          error: isAborted
            ? { code: "Aborted", message: aborted }
            : {
                code: "Unavailable",
                message: reasons.Unavailable.message,
                ...(isAnswered ? {} : { isOffline: true }),
              },
        }
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

import type { Answered, Sent } from "./faultyBackend.ts"

/** Returns whether a request's method and path begin with this text, for example `GET /public`. */
const isFor = ({ method, url }: Sent, start: string): boolean => `${method} ${url}`.startsWith(start)

/** Changes the JSON of successful answers to requests whose method and path begin with `start`. */
export const json =
  <Body>(start: string, change: (body: Body) => unknown) =>
  (answered: Answered, sent: Sent): Answered => {
    if (!isFor(sent, start) || answered.status >= 300) return answered
    const parsed: Body = JSON.parse(answered.text)
    return { ...answered, text: JSON.stringify(change(parsed)) }
  }

/** Replaces the first match of a pattern in the bodies of answers. */
export const replaced =
  (start: string, pattern: RegExp, replacement: string) =>
  (answered: Answered, sent: Sent): Answered =>
    isFor(sent, start) ? { ...answered, text: answered.text.replace(pattern, replacement) } : answered

/** Replaces the status `from` of answers by `to`. Also replaces the body of these answers if a text is given. */
export const status =
  (start: string, from: number, to: number, text?: string) =>
  (answered: Answered, sent: Sent): Answered =>
    isFor(sent, start) && answered.status === from
      ? { ...answered, status: to, text: text ?? answered.text }
      : answered

/** Changes a header of answers. A missing header counts as empty. */
export const header =
  (start: string, name: string, change: (value: string) => string) =>
  (answered: Answered, sent: Sent): Answered =>
    isFor(sent, start)
      ? { ...answered, headers: { ...answered.headers, [name]: change(answered.headers[name] ?? "") } }
      : answered

/** Replaces the first match of a pattern in the path and query of requests. */
export const url =
  (start: string, pattern: RegExp, replacement: string) =>
  (sent: Sent): Sent =>
    isFor(sent, start) ? { ...sent, url: sent.url.replace(pattern, replacement) } : sent

/** Replaces the first match of a pattern in the body of requests. */
export const body =
  (start: string, pattern: RegExp, replacement: string) =>
  (sent: Sent): Sent =>
    isFor(sent, start) ? { ...sent, body: sent.body.replace(pattern, replacement) } : sent

/** Removes a header of requests. */
export const without =
  (start: string, name: string) =>
  (sent: Sent): Sent => {
    const { [name]: _, ...headers } = sent.headers
    return isFor(sent, start) ? { ...sent, headers } : sent
  }

/** Adds the headers that a page of the shop sends to requests: `X-Requested-With` and `Origin`. */
export const trusted =
  (start: string) =>
  (sent: Sent): Sent =>
    isFor(sent, start)
      ? {
          ...sent,
          headers: {
            ...sent.headers,
            "x-requested-with": "XMLHttpRequest",
            origin: `http://${sent.headers["host"] ?? ""}`,
          },
        }
      : sent

import { ownPage, send } from "../../server/support/send.ts"
import type { FuzzedRequest } from "./requests.ts"

const withoutBody = new Set(["GET", "HEAD", "OPTIONS"])

/** Sends a random request, with more headers if there are any. */
export const sendFuzzed = (
  origin: string,
  { body, contentType, cookie, isOwn, key, method, path, query }: FuzzedRequest,
  headers: Readonly<Record<string, string>> = {},
) =>
  send(origin, `${path}?${query}`, {
    method,
    headers: {
      ...(isOwn ? ownPage(origin) : {}),
      ...(contentType === "" ? {} : { "content-type": contentType }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(cookie === undefined ? {} : { cookie }),
      // Node sends the body of a DELETE without its length, so that the server would read it as another request.
      ...(withoutBody.has(method) ? {} : { "content-length": String(Buffer.byteLength(body)) }),
      ...headers,
    },
    ...(withoutBody.has(method) ? {} : { body }),
  })

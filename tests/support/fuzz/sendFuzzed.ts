import { ownPage, send } from "../../server/support/send.ts"
import type { FuzzedRequest } from "./requests.ts"

const withoutBody = new Set(["GET", "HEAD", "OPTIONS"])

/** Sends a random request with the given additional headers. */
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
      // Sets the length, because Node does not send it for the body of a DELETE. Without the length, the
      // server reads the body as another request.
      ...(withoutBody.has(method) ? {} : { "content-length": String(Buffer.byteLength(body)) }),
      ...headers,
    },
    ...(withoutBody.has(method) ? {} : { body }),
  })

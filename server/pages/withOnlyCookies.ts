import { Headers, type HttpServerRequest } from "effect/http"

/**
 * Returns a request whose only headers are the given cookies and the host, so that no other data of the visitor
 * can get into a cache.
 */
export const withOnlyCookies = (
  request: HttpServerRequest.HttpServerRequest,
  names: ReadonlyArray<string>,
): HttpServerRequest.HttpServerRequest => {
  const { host } = request.headers
  const cookies = names.flatMap((name) => {
    const value = request.cookies[name]
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return request.modify({
    headers: Headers.fromInput({
      ...(host === undefined ? {} : { host }),
      ...(cookies.length === 0 ? {} : { cookie: cookies.join("; ") }),
    }),
  })
}

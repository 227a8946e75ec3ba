import { Headers, type HttpServerRequest } from "effect/http"

/**
 * Returns a request without any data of the visitor except the given cookies: of the other headers, only the
 * host remains. So no other data of a visitor can get into a cache.
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

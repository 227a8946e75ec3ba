import { Layer } from "effect"
import { FetchHttpClient } from "effect/http"

/** A `fetch` that keeps cookies between calls, like the browser of one visitor, but ignores their attributes. */
export const makeCookieFetch = () =>
  Layer.sync(FetchHttpClient.Fetch, () => {
    const cookies = new Map<string, string>()
    const withCookies: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      request.headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
      const response = await fetch(request)
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? []
        cookies.set(name, value)
      }
      return response
    }
    return withCookies
  })

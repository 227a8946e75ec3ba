import { Effect } from "effect"
import { HttpServerRequest, type HttpServerResponse } from "effect/http"

/**
 * Parameters that advertisements, newsletters and social networks add to the address of a page. Each click has its own
 * values. No page shows them.
 */
const campaignName =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|igshid|mc_[ce]id|_gl)$/u

/**
 * Returns a path and query without the parameters that name an advertisement or a campaign, for example `gclid` and
 * `utm_source`. All other parameters stay as they are, in the same order.
 */
const withoutCampaign = (url: string): string => {
  const start = url.indexOf("?")
  if (start === -1) return url
  const all = url.slice(start + 1).split("&")
  const others = all.filter((part) => !campaignName.test(part.split("=", 1)[0] ?? ""))
  if (others.length === all.length) return url
  return url.slice(0, start) + (others.length === 0 ? "" : `?${others.join("&")}`)
}

/**
 * Renders pages without the parameters of campaigns, so that all clicks on advertisements share one cached page. A
 * redirect keeps these parameters, because scripts of the next page may read them (ADR 0068).
 */
export const withoutCampaigns = <E, R>(page: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const url = withoutCampaign(request.url)
    if (url === request.url) return yield* page
    const shared = yield* Effect.provideService(
      page,
      HttpServerRequest.HttpServerRequest,
      request.modify({ url }),
    )
    return shared.headers["location"] === undefined ? shared : yield* page
  })

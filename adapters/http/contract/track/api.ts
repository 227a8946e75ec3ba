import { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { trackLoginPath } from "../paths.ts"
import { SearchRequestGuard } from "../RequestGuard.ts"
import { Channel } from "../search/api.ts"

const text = Schema.NonEmptyString.check(Schema.isMaxLength(100))

/** A login in the search service's format. */
const WireLogin = Schema.Struct({ ...SearchLogin.fields, purchaserId: text, sid: text, userId: text })

/**
 * Endpoint that tracks logins for the search service, with the visitor's consent only (storefront 7,
 * tracking).
 */
export class TrackApi extends HttpApiGroup.make("track")
  .add(
    HttpApiEndpoint.post("login", trackLoginPath, {
      params: { channel: Channel },
      payload: Schema.Array(WireLogin).check(Schema.isMaxLength(10)),
      success: HttpApiSchema.NoContent,
    }),
  )
  .middleware(SearchRequestGuard) {}

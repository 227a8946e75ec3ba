import { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { SearchRequestGuard } from "../RequestGuard.ts"
import { Channel } from "../search/api.ts"

const text = Schema.NonEmptyString.check(Schema.isMaxLength(100))

/** A login in the format of the search service. */
const WireLogin = Schema.Struct({ ...SearchLogin.fields, purchaserId: text, sid: text, userId: text })

/** Tracking of logins for the search service, with the consent of the visitor only (storefront 7, tracking). */
export class TrackApi extends HttpApiGroup.make("track")
  .add(
    HttpApiEndpoint.post("login", "/rest/v4/track/:channel/login", {
      params: { channel: Channel },
      payload: Schema.Array(WireLogin).check(Schema.isMaxLength(10)),
      success: HttpApiSchema.NoContent,
    }),
  )
  .middleware(SearchRequestGuard) {}

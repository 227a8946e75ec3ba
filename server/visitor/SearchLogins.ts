import { FactFinder } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { sendLogin } from "@heimwerk/adapters/vendors/factfinder/searchLogins.ts"
import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import { Context, Effect, Layer } from "effect"

/** Reports logins to the search service. The shop's own search stores nothing about visitors. */
export class SearchLogins extends Context.Service<
  SearchLogins,
  {
    send(consent: ConsentGrant<"searchTracking">, login: SearchLogin): Effect.Effect<void, TrackerError>
  }
>()("server/SearchLogins") {
  static readonly layerNone = Layer.succeed(SearchLogins, { send: () => Effect.void })

  static readonly layerFactFinder = Layer.effect(
    SearchLogins,
    Effect.map(FactFinder, (service) => ({
      send: (consent, login) => sendLogin(consent, login).pipe(Effect.provideService(FactFinder, service)),
    })),
  )
}

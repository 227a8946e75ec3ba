import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { assert, describe, layer } from "@effect/vitest"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import type { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import { SearchLogins } from "@heimwerk/server/visitor/SearchLogins.ts"
import { Effect, Layer } from "effect"

import { memoryWorld, MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const login: SearchLogin = { purchaserId: "520", sid: "0123456789abcdef0123456789abcd", userId: "cs-1" }
const passedOn: Array<SearchLogin> = []
const visits: Array<string | undefined> = []

/** A search service that records calls and fails for one customer number. */
const service = Layer.mergeAll(
  Layer.succeed(SearchLogins, {
    send: (_, sent) =>
      sent.userId === "cs-broken"
        ? Effect.fail(new TrackerError({ cause: "gone" }))
        : Effect.sync(() => void passedOn.push(sent)),
  }),
  Layer.succeed(Suggestions, {
    suggest: (_channel, _term, _market, visit) => {
      visits.push(visit?.sid)
      return Effect.succeed([])
    },
  }),
)

const world = Layer.merge(memoryWorld, service)

const consenting = (...services: ReadonlyArray<GatedService>) => {
  const given = services.map((name) => consentId(name, "local"))
  const kept = keptConsentsText({ given, hasDecided: true, id: "browser-1", at: Date.now() })
  return { cookie: `${consentCookie}=${encodeURIComponent(kept)}` }
}

const post = (headers: Readonly<Record<string, string>>, body: unknown) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, "/rest/v4/track/cirax/login", {
        method: "POST",
        headers: { ...ownPage(origin), ...headers },
        body: JSON.stringify(body),
      }),
    ),
  )

const suggest = (headers: Readonly<Record<string, string>>) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() => send(origin, `/rest/v4/suggest/cirax?query=bohr&sid=${login.sid}`, { headers })),
  )

describe("tracking at the search service", () => {
  layer(MemoryShop.layer({}, { world }), { excludeTestServices: true })((it) => {
    it.effect("a login is passed to the search service only with the consent to search tracking", () =>
      Effect.gen(function* () {
        const answers = [
          yield* post({}, [login]),
          yield* post(consenting("recommendations", "maps"), [login]),
          yield* post({ cookie: `${consentCookie}=broken` }, [login]),
        ]
        assert.deepStrictEqual(passedOn, [])
        answers.push(yield* post(consenting("searchTracking"), [login]))
        assert.deepStrictEqual(passedOn, [login])
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [204, 204, 204, 204],
        )
      }),
    )

    it.effect("a visit id is passed to the search service only with the consent to search tracking", () =>
      Effect.gen(function* () {
        yield* suggest({})
        yield* suggest(consenting("recommendations"))
        yield* suggest(consenting("searchTracking"))
        assert.deepStrictEqual(visits, [undefined, undefined, login.sid])
      }),
    )

    it.effect(
      "the server answers the tracking of a login with 204 even if the search service refuses it",
      () =>
        Effect.gen(function* () {
          const { status } = yield* post(consenting("searchTracking"), [{ ...login, userId: "cs-broken" }])
          assert.strictEqual(status, 204)
        }),
    )

    it.effect.each([
      ["an object instead of a list", login],
      ["a login without a visit", [{ ...login, sid: "" }]],
      ["eleven logins", Array.from({ length: 11 }, () => login)],
      ["a user id of 101 characters", [{ ...login, userId: "x".repeat(101) }]],
    ] as const)("the server refuses invalid tracking data: %s", ([, body]) =>
      Effect.gen(function* () {
        const { status, text } = yield* post(consenting("searchTracking"), body)
        assert.strictEqual(status, 400)
        assert.include(text, '"error":"InvalidRequest"')
      }),
    )
  })
})

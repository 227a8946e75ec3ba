import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import {
  anna,
  checkoutPath,
  codeOf,
  cookieOf,
  get,
  login,
  loginPath,
  logoutPath,
  mePath,
  password,
  typePath,
} from "../support/account.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

const sites = [undefined, "same-origin", "same-site", "cross-site", "none"]
const origins = ["own", undefined, "https://evil.example", "null"] as const
const scripted = [undefined, "XMLHttpRequest"]
const types = ["application/json", "text/plain", "application/x-www-form-urlencoded"]

type Headers = Record<string, string>

const defined = (headers: Readonly<Record<string, string | undefined>>): Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Every combination of headers that say where a request comes from. */
const ways = sites.flatMap((site) =>
  origins.flatMap((origin) => scripted.map((requestedWith) => ({ site, origin, requestedWith }))),
)

type Way = (typeof ways)[number]

/**
 * Implements the rule of quality T-S3 again for comparison. It reads `Sec-Fetch-Site`, or else `Origin`, and
 * requires a header that no form can send.
 */
const isOwn = ({ origin, requestedWith, site }: Way) =>
  requestedWith !== undefined && (site === "same-origin" || (site === undefined && origin === "own"))

const headersOf = (way: Way, own: string) =>
  defined({
    "sec-fetch-site": way.site,
    origin: way.origin === "own" ? own : way.origin,
    "x-requested-with": way.requestedWith,
  })

const isLoggedIn = (cookie: string) =>
  Effect.map(get(mePath, { cookie }), ({ text }) => text.includes("Anna"))

layer(MemoryShop.layer(), { excludeTestServices: true })("a page of another site", (it) => {
  it.effect(
    `T-S3: a login or an e-mail check is accepted only as JSON from a page of this shop; the test tries ${ways.length * types.length * 3} combinations of path, headers and content type`,
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        for (const path of [loginPath, checkoutPath, typePath])
          for (const way of ways)
            for (const type of types) {
              const cell = JSON.stringify({ path, way, type })
              const isWelcome = isOwn(way) && type === "application/json"
              // The body has no fields, so the server answers 400 if it accepts the origin and the content
              // type.
              const answer = yield* Effect.promise(() =>
                send(origin, path, {
                  method: "POST",
                  headers: { ...headersOf(way, origin), "content-type": type },
                  body: "{}",
                }),
              )
              const refused = isOwn(way) ? [415, "UnsupportedMediaType"] : [403, "CrossSite"]
              assert.deepStrictEqual(
                [answer.status, codeOf(answer)],
                isWelcome ? [400, "InvalidRequest"] : refused,
                cell,
              )
              assert.deepStrictEqual(answer.setCookie, [], cell)
            }
      }),
  )

  it.effect(
    `T-S3, T-S4: a GET, HEAD or POST request ends the session only if it comes from a page of this shop; the test tries ${ways.length} combinations of headers`,
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        for (const method of ["GET", "HEAD", "POST"])
          for (const way of ways) {
            const cell = JSON.stringify({ method, way })
            const cookie = cookieOf(yield* login(anna), "heimwerk_session")
            const answer = yield* Effect.promise(() =>
              send(origin, logoutPath, { method, headers: { ...headersOf(way, origin), cookie } }),
            )
            assert.strictEqual(answer.status, isOwn(way) ? 204 : 403, cell)
            assert.strictEqual(yield* isLoggedIn(cookie), !isOwn(way), cell)
          }
      }),
  )

  it.effect.each([
    ["a link", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-user": "?1" }],
    ["a picture", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["a prefetch", { "sec-fetch-mode": "no-cors", "sec-purpose": "prefetch" }],
    ["a prerender", { "sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender" }],
    ["a typed address", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["a frame", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
  ] as const)(
    "T-S4: a GET request for the logout address by %s does not log out the customer",
    ([, headers]) =>
      Effect.gen(function* () {
        const cookie = cookieOf(yield* login(anna), "heimwerk_session")
        for (const path of [logoutPath, logoutPath.replace("logout", "log%6Fut"), `${logoutPath}?x=1`]) {
          const answer = yield* get(path, { "sec-fetch-site": "same-origin", ...headers, cookie })
          assert.include([403, 404], answer.status)
          assert.isTrue(yield* isLoggedIn(cookie))
        }
      }),
  )

  it.effect("T-S3: a form of another site cannot log in with a password", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const body = new URLSearchParams({ email: anna, password }).toString()
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" }
      const answer = yield* Effect.promise(() => send(origin, loginPath, { method: "POST", headers, body }))
      assert.deepStrictEqual([answer.status, answer.setCookie], [403, []])
    }),
  )
})

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, type Answer, cookieHeader, send } from "./support/send.ts"

/** Returns the directives of all policies of a page, each as its name and its sources. */
const directivesOf = ({ headers }: Answer) =>
  (headers["content-security-policy"] ?? "").split(/[;,]/u).map((text) => text.trim().split(" "))

const unsafe = /^(?:'unsafe-(?:inline|eval)'|data:|\*|https?:(?:\/\/\*.*)?|ftp:)$/u

/**
 * The rules of the Mozilla HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.4.8) with the points
 * of the best answer that this server can give. A page starts with 100 points.
 */
const rules: ReadonlyArray<
  readonly [rule: string, points: number, holds: (page: Answer, cookies: ReadonlyArray<string>) => boolean]
> = [
  [
    "content-security-policy",
    10,
    (page) =>
      directivesOf(page).some((directive) => directive.join(" ") === "default-src 'none'") &&
      directivesOf(page).every(([, ...sources]) => sources.every((source) => !unsafe.test(source))),
  ],
  [
    "cookies",
    5,
    (_page, cookies) =>
      cookies.length > 0 &&
      cookies.every((cookie) => cookie.includes("; Secure") && cookie.includes("; SameSite=Lax")) &&
      cookies.some(
        (cookie) => cookie.startsWith("__Host-heimwerk_session=") && cookie.includes("; HttpOnly"),
      ),
  ],
  ["cross-origin-resource-sharing", 0, ({ headers }) => headers["access-control-allow-origin"] === undefined],
  ["referrer-policy", 5, ({ headers }) => headers["referrer-policy"] === "strict-origin-when-cross-origin"],
  [
    "strict-transport-security",
    0,
    ({ headers }) =>
      Number(/max-age=(\d+)/u.exec(headers["strict-transport-security"] ?? "")?.[1]) >= 15_768_000,
  ],
  ["subresource-integrity", 0, ({ text }) => !/<script[^>]+src="(?:https?:)?\/\//u.test(text)],
  ["x-content-type-options", 0, ({ headers }) => headers["x-content-type-options"] === "nosniff"],
  [
    "x-frame-options",
    5,
    (page) => directivesOf(page).some((directive) => directive.join(" ") === "frame-ancestors 'none'"),
  ],
  [
    "cross-origin-resource-policy",
    10,
    ({ headers }) => headers["cross-origin-resource-policy"] === "same-origin",
  ],
]

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "the shop with a public origin",
  (it) => {
    it.effect(
      "T-H1: the shop gets 135 points of the Mozilla HTTP Observatory with a session, and 130 points without cookies",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const host = { host: "shop.example" }
          const articleId = smallWorld.assortment.articles[0]?.product.articleId
          const added = yield* Effect.promise(() =>
            addToBasket(origin, { articleId }, { ...host, origin: "https://shop.example" }),
          )
          assert.strictEqual(added.status, 200)
          const first = yield* Effect.promise(() => send(origin, "/", { headers: host }))
          const cookie = cookieHeader(added)
          const again = yield* Effect.promise(() => send(origin, "/", { headers: { ...host, cookie } }))
          const score = (page: Answer, cookies: ReadonlyArray<string>) => {
            const met = rules.filter(([, , holds]) => holds(page, cookies))
            return {
              missed: rules.filter((rule) => !met.includes(rule)).map(([name]) => name),
              score: met.reduce((sum, [, points]) => sum + points, 100),
            }
          }
          assert.deepStrictEqual(score(again, [...added.setCookie, ...again.setCookie]), {
            missed: [],
            score: 135,
          })
          assert.deepStrictEqual(score(first, first.setCookie), { missed: ["cookies"], score: 130 })
        }),
    )
  },
)

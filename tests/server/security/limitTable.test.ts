import { readFile } from "node:fs/promises"

import { assert, describe, it, layer } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { temporaryDirectory } from "../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { anna, basketPath, bilal, loginPath, password, typePath } from "../support/account.ts"
import { formBody } from "../support/formBody.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { type Answer, cookieHeader, ownPage, send } from "../support/send.ts"
import { sqlWorld } from "../support/sqlWorld.ts"

const shop = "/shop/rest/V1/heimwerk"
const customers = `${shop}/customers`

/** Demonstration customers. Each has a separate session. */
const people = [anna, bilal, "clara.voss@kunde.example", "dirk.lohse@kunde.example"]

type Counted = (number: number) => readonly [path: string, body: object | string, method?: "GET" | "PUT"]

const account = {
  salute: "Frau",
  firstName: "Nora",
  lastName: "Neu",
  password: "Zange-und-Leiter-7!",
  termsAccepted: true,
}
const withdrawal = { name: "Anna Berg", contract: "HW-100200", email: anna }
const consent = { consents: [], customerId: "cs-1", source: "website", ucUserId: "b", timestamp: "2026-11-21T08:00:00Z" } // prettier-ignore
const feedback = { captchaToken: "x", type: "like", message: "Gut", environment: "ref" }
const wish = { articleId: "1000001", quantity: 1 }
const order = {
  contact: { salute: "Frau", firstName: "Nora", lastName: "Neu", phone: "", email: anna },
  payment: "bankTransfer",
  seen: { total: 0, lines: [] },
}

/**
 * Every limit by network: its subject in docs/operations.md, its kind and maximum, and a request that
 * counts.
 */
const limits: ReadonlyArray<readonly [subject: string, kind: string, max: number, request: Counted]> = [
  ["wrong logins", "login", 20, (n) => [loginPath, { email: `k${n}@kunde.example`, password: "Falsch-2026!" }]],
  ["e-mail checks", "loginType", 10, (n) => [typePath, { email: `k${n}@kunde.example` }]],
  ["wrong codes and card numbers of the basket", "code", 10, (n) => [`${basketPath}/vouchers`, { voucher: `X${n}` }]],
  ["wrong passwords and card numbers in an account", "profile", 10, () => [`${customers}/me/loyalty-card`, { cardNumber: "9" }, "PUT"]],
  ["new sessions with a basket or wishlist", "session", 600, () => [`${shop}/wishlist/items`, wish]],
  ["orders", "order", 120, () => [`${shop}/orders`, order]],
  ["registrations", "registration", 20, (n) => [`${customers}/registrations`, { ...account, email: `k${n}@kunde.example` }]],
  ["forgotten passwords", "passwordReset", 20, (n) => [`${customers}/password-resets`, { email: `k${n}@kunde.example` }]],
  ["subscriptions to the newsletter", "newsletter", 20, (n) => ["/public/api/newsletter/subscriptions", { email: `k${n}@kunde.example` }]],
  ["requests to cancel the newsletter", "newsletterCancel", 20, (n) => ["/public/api/newsletter/cancel-links", { email: `k${n}@kunde.example` }]],
  ["withdrawals from contracts", "withdrawal", 20, () => ["/public/api/withdrawals", withdrawal]],
  ["consent records", "consent", 60, () => ["/cookie-consent/consents", consent]],
  ["challenges of the bot check", "bot-check", 300, () => ["/public/api/bot-check/challenges/feedback", {}, "GET"]],
  ["feedback", "feedback", 30, () => [`${shop}/feedback`, feedback]],
  ["sending one of both forms", "form-calls", 300, () => ["/api-heimwerk/forms/craftsmanservice/", formBody("craftsmanservice", "x")]],
] // prettier-ignore

/**
 * Addresses inside one counted network, and an address outside it. `n` is the row of the table, `i` the
 * number of the request.
 */
const networks: ReadonlyArray<
  readonly [what: string, factor: number, inside: (n: number, i: number) => string, outside: string]
> = [
  ["one IPv4 address", 1, (n) => `192.0.2.${n}`, "192.0.3.1"],
  [
    "one IPv4 address, written as IPv6",
    1,
    (n, i) => `${i === 0 ? "::ffff:" : ""}198.51.100.${n}`,
    "198.51.101.1",
  ],
  ["one IPv6 /64", 1, (n, i) => `2001:db8:${n}:64:${i}::${i}`, "2001:db8:f:65::1"],
  ["one IPv6 /56", 4, (n, i) => `2001:db8:${n}:560${i}::1`, "2001:db8:f:5700::1"],
]

class Instances extends Context.Service<
  Instances,
  {
    /** Sends a request from a network address to one of the instances. */
    readonly from: (
      address: string,
      instance: number,
      request: ReturnType<Counted>,
      cookie?: string,
    ) => Effect.Effect<Answer>
    /** Increases the counters of a limit, as if that many more requests had been sent. */
    readonly advance: (kind: string, by: number) => Effect.Effect<void>
    /** Sets the counters of a limit to 0. */
    readonly reset: (kind: string) => Effect.Effect<void>
  }
>()("tests/limitTable/Instances") {}

const instance = (url: string) =>
  Effect.map(
    Layer.build(
      MemoryShop.layer(
        {},
        { world: sqlWorld({}, Layer.fresh(Database.layer({ url, directory: "" }))), trustsClients: true },
      ),
    ),
    (context) => Context.get(context, MemoryShop).origin,
  )

const instances = Layer.effect(
  Instances,
  Effect.gen(function* () {
    const url = yield* postgresUrl
    const origins = [yield* instance(url), yield* instance(url)]
    const sql = Context.get(
      yield* Layer.build(Database.layer({ url, directory: yield* temporaryDirectory })),
      SqlClient.SqlClient,
    )
    return {
      from: (address, number, [path, body, method = "POST"], cookie = "") =>
        Effect.promise(() => {
          const origin = origins[number % origins.length] ?? ""
          const type = typeof body === "string" ? "application/x-www-form-urlencoded" : "application/json"
          const headers = { ...ownPage(origin), "content-type": type, "x-forwarded-for": address, cookie }
          const content = typeof body === "string" ? body : JSON.stringify(body)
          return send(origin, path, { method, headers, ...(method === "GET" ? {} : { body: content }) })
        }),
      advance: (kind, by) =>
        Effect.orDie(
          Effect.asVoid(sql`update attempt set tries = tries + ${by}::int where kind = ${kind}::text`),
        ),
      reset: (kind) => Effect.orDie(Effect.asVoid(sql`delete from attempt where kind = ${kind}::text`)),
    }
  }),
)

/**
 * Returns whether a request was counted. Malformed requests (400), requests above a limit (429) and failures of
 * the server (from 500) are not counted.
 */
const isCounted = ({ status }: Answer) => status !== 400 && status !== 429 && status < 500

describe("the limits of networks", () => {
  if (postgresPrograms === undefined) {
    it("the table of network limits is not tested on a machine without PostgreSQL", (context) =>
      context.skip())
    return
  }

  layer(instances, { excludeTestServices: true })("the network limits of two instances", (it) => {
    const table = limits.flatMap(
      ([subject, kind, max, request], row) =>
      networks.map(([network, factor, inside, outside]) => ({ subject, kind, max: max * factor, network, row, request, inside, outside })), // prettier-ignore
    )

    it.effect.each(table)(
      "two instances together allow $max $subject from $network, and refuse the next attempt",
      ({ inside, kind, max, outside, request, row }) =>
        Effect.gen(function* () {
          const { advance, from, reset } = yield* Instances
          yield* reset(kind)
          const cookies =
            kind === "profile"
              ? yield* Effect.forEach(people, (email, index) =>
                  Effect.map(
                    from(`203.0.113.${index}`, index, [loginPath, { email, password }]),
                    cookieHeader,
                  ),
                )
              : []
          const ask = (index: number, address: string) => from(address, index, request(index), cookies[index])
          const first = yield* ask(0, inside(row, 0))
          yield* advance(kind, max - 2)
          const last = yield* ask(1, inside(row, 1))
          const refused = yield* ask(2, inside(row, 2))
          const other = yield* ask(3, outside)
          assert.isTrue([first, last, other].every(isCounted), `${first.text} ${last.text} ${other.text}`)
          assert.strictEqual(refused.status, 429)
          assert.strictEqual(JSON.parse(refused.text).code, "TooManyTries")
        }),
    )

    it.effect(
      "all networks together can send 1,000 wrong card numbers, and valid card numbers do not count",
      () =>
        Effect.gen(function* () {
          const { advance, from, reset } = yield* Instances
          yield* reset("card")
          const card = (n: number, cardNumber: string) =>
            from(`10.0.0.${n}`, n, [`${basketPath}/loyalty-cards`, { cardNumber }])
          const answers = [yield* card(1, "9")]
          const [before] = answers
          yield* advance("card", 998)
          for (const [index, number] of ["2770010000024", "9", "9", "2770010000024"].entries())
            answers.push(yield* card(index + 2, number))
          yield* reset("card")
          assert.isTrue(before !== undefined && isCounted(before))
          assert.deepStrictEqual(
            answers.map(({ status }) => status),
            [422, 200, 422, 429, 429],
          )
        }),
    )
  })
})

describe("the documented limits", () => {
  it("docs/operations.md lists every network limit with its maximum per IPv4 address or IPv6 /64, and per IPv6 /56", async () => {
    const text = (await readFile("docs/operations.md", "utf8")).replaceAll(/ +/gu, " ")
    for (const [subject, , max] of limits)
      assert.include(text, `| ${subject} | ${max} | ${(4 * max).toLocaleString("en")} |`)
  })
})

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { tokenIn } from "../ports/Newsletter.suite.ts"
import { MemoryShop, sentMails } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const post = (path: string, body: unknown) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, `/public/api/newsletter/${path}`, {
        method: "POST",
        headers: ownPage(origin),
        body: JSON.stringify(body),
      }),
    ),
  )
const subscribe = (email: unknown) => post("subscriptions", { email })
const confirm = (token: unknown) => post("confirmations", { token })
const lastToken = () => tokenIn(sentMails.at(-1) ?? { text: "" })

layer(MemoryShop.layer(), { excludeTestServices: true })("the newsletter on the wire", (it) => {
  it.effect(
    "a newsletter subscription gets the same answer for unknown, unconfirmed and confirmed addresses, even if the limit of mails to the address is reached",
    () =>
      Effect.gen(function* () {
        const before = sentMails.length
        const answers = [yield* subscribe("anna@kunde.example"), yield* subscribe("anna@kunde.example")]
        assert.deepStrictEqual(
          [(yield* confirm(lastToken())).status, (yield* confirm(lastToken())).status],
          [200, 200],
        )
        answers.push(yield* subscribe("anna@kunde.example"), yield* subscribe("ANNA@kunde.example "))
        const texts = answers.map(({ headers, ...rest }) =>
          JSON.stringify({ ...rest, headers: Object.entries(headers).filter(([name]) => name !== "date") }),
        )
        assert.lengthOf(new Set(texts), 1)
        assert.deepStrictEqual(
          [answers[0]?.status, answers[0]?.text, answers[0]?.headers["cache-control"]],
          [202, '{"status":"confirmationSent"}', "no-store"],
        )
        assert.lengthOf(sentMails, before + 3)
      }),
  )

  it.effect.each([
    ["a text that is not an address", "nobody", "Bitte gib eine E-Mail-Adresse an"],
    ["an address with a second line", "a@b.de\nBcc: c@d.de", "Bitte gib eine E-Mail-Adresse an"],
    ["an address of 255 characters", `${"a".repeat(250)}@b.de`, "Bitte gib eine E-Mail-Adresse an"],
    ["an empty text", "", "Bitte gib eine E-Mail-Adresse an"],
    ["a number", 5, "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."],
  ])(
    "the server refuses a newsletter subscription of %s, and its answer names the reason",
    ([, email, message]) =>
      Effect.gen(function* () {
        const before = sentMails.length
        const { status, text } = yield* subscribe(email)
        assert.deepStrictEqual([status, JSON.parse(text)], [400, { code: "InvalidRequest", message }])
        assert.lengthOf(sentMails, before)
      }),
  )

  it.effect("the server answers an invented newsletter confirmation link with a German error", () =>
    Effect.gen(function* () {
      const { status, text } = yield* confirm("invented")
      assert.deepStrictEqual(
        [status, JSON.parse(text)],
        [
          404,
          {
            code: "LinkInvalid",
            message:
              "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an.",
          },
        ],
      )
      assert.strictEqual((yield* confirm("a".repeat(129))).status, 400)
    }),
  )

  it.effect(
    "the server answers 404 to a GET of a newsletter confirmation, so that mail scanners confirm nothing",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const path = "/public/api/newsletter/confirmations"
        assert.strictEqual((yield* Effect.promise(() => send(origin, `${path}?token=x`))).status, 404)
      }),
  )
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the rate limit of subscriptions", (it) => {
  it.effect(
    "one network address can subscribe 20 addresses an hour to the newsletter, and further subscriptions send no mails",
    () =>
      Effect.gen(function* () {
        const before = sentMails.length
        const answers = yield* Effect.forEach(
          Array.from({ length: 22 }, (_, index) => `kunde-${index}@post.example`),
          subscribe,
        )
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          Array.from({ length: 22 }, (_, index) => (index < 20 ? 202 : 429)),
        )
        assert.deepStrictEqual(JSON.parse(answers.at(-1)?.text ?? "{}"), {
          code: "TooManyTries",
          message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
        })
        assert.lengthOf(sentMails, before + 20)
      }),
  )
})

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { anna, get, login, loginPath, mePath, password, post, typePath } from "../support/account.ts"
import { MemoryShop } from "../support/memoryShop.ts"

const unreadable = "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."
const tooLong = "Diese Eingabe ist zu lang. Bitte prüfe sie."
const noEmail =
  "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt."

const email = "kunde@kunde.example"

type Row = readonly [what: string, path: string, body: object, message: string | undefined]

/**
 * Wrong types, missing and overlong values with the expected message. If a row has no message, the test
 * accepts any message, because the e-mail rule has several.
 */
const rows: ReadonlyArray<Row> = [
  ["a login with an empty object", loginPath, {}, unreadable],
  ["a list as a login", loginPath, [], unreadable],
  ["a login without a password", loginPath, { email }, unreadable],
  ["a login without an e-mail", loginPath, { password }, unreadable],
  ["a number as a password", loginPath, { email, password: 12_345_678 }, unreadable],
  ["an object as a password", loginPath, { email, password: { $ne: "" } }, unreadable],
  ["a list of e-mails", loginPath, { email: [email, anna], password }, unreadable],
  ["a password of 1,001 characters", loginPath, { email, password: "a".repeat(1001) }, tooLong],
  ["an invalid e-mail address", loginPath, { email: "kunde", password }, undefined],
  ["an e-mail of 255 characters", loginPath, { email: `${"a".repeat(242)}@kunde.example`, password }, noEmail],
  ["an e-mail with a line break", loginPath, { email: "kunde@kunde.example\nBcc: x@y.example", password }, undefined],
  ["an e-mail check with an empty object", typePath, {}, unreadable],
  ["an e-mail check of null", typePath, { email: null }, unreadable],
  ["a number as a token", typePath, { email, turnstile_token: 1 }, unreadable],
  ["a token of 4,097 characters", typePath, { email, turnstile_token: "a".repeat(4097) }, unreadable],
] // prettier-ignore

layer(MemoryShop.layer(), { excludeTestServices: true })("bad input to the account", (it) => {
  it.effect.each(rows)(
    "the account endpoints refuse %s, and their answer has a German message and sets no cookie",
    ([, path, body, message]) =>
      Effect.gen(function* () {
        const answer = yield* post(path, body)
        const { code, message: said, ...rest } = JSON.parse(answer.text)
        assert.deepStrictEqual([answer.status, code, rest], [400, "InvalidRequest", {}])
        if (message !== undefined) assert.strictEqual(said, message)
        assert.match(said, /^[A-ZÄÖÜ].*[.!]?$/u)
        assert.deepStrictEqual(answer.setCookie, [])
        assert.notInclude(answer.text, "kunde@")
      }),
  )

  it.effect(
    "T-S13: the login compares the password exactly as typed, but ignores the case of the e-mail address and spaces around it",
    () =>
      Effect.gen(function* () {
        for (const typed of [` ${password}`, `${password} `, password.toLowerCase(), `${password}\u0000`])
          assert.strictEqual((yield* login(anna, typed)).status, 401)
        assert.strictEqual((yield* login(` ${anna.toUpperCase()} `)).status, 200)
      }),
  )

  it.effect.each(["", "x", "A".repeat(43), "A".repeat(5000), "%00", "' or 1=1 --", "{}"])(
    "a visitor with an invented session token is treated as not logged in: %s",
    (token) =>
      Effect.gen(function* () {
        const answer = yield* get(mePath, { cookie: `heimwerk_session=${token}; heimwerk_device=${token}` })
        assert.deepStrictEqual([answer.status, answer.text], [200, "{}"])
      }),
  )
})

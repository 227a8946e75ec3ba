import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ownShop } from "../support/ownShop.ts"
import { isLong } from "../support/size.ts"
import { ownPage, send } from "./support/send.ts"

const shop = ownShop()

const post = (path: string, body: object) =>
  send(shop.origin(), `/public/api/newsletter/${path}`, {
    method: "POST",
    headers: { ...ownPage(shop.origin()), "idempotency-key": `key-${JSON.stringify(body).length}` },
    body: JSON.stringify(body),
  })

const mailsTo = async (email: string) => {
  const names = (await readdir(shop.outbox())).filter((name) => name.endsWith(".txt"))
  const texts = await Promise.all(names.map((name) => readFile(join(shop.outbox(), name), "utf8")))
  return texts.filter((text) => text.startsWith(`An: ${email}\n`))
}
const mailTo = (email: string) => shop.arrival(async () => (await mailsTo(email))[0])

const tokenIn = (mail: string) => /bestaetigen\?token=([\w-]+)/u.exec(mail)?.[1] ?? ""

describe("the newsletter of the running shop", () => {
  it.effect(
    "the confirmation mail of the newsletter contains a link to this shop, whose token confirms the subscription",
    () =>
      Effect.gen(function* () {
        const email = "kanarienvogel.eins@post.example"
        const { status } = yield* Effect.promise(() => post("subscriptions", { email }))
        const mail = yield* Effect.promise(() => mailTo(email))
        assert.strictEqual(status, 202)
        assert.include(mail, `\n${shop.origin()}/newsletter/bestaetigen?token=`)
        const confirmed = yield* Effect.promise(() => post("confirmations", { token: tokenIn(mail) }))
        assert.strictEqual(confirmed.status, 200)
      }),
  )

  it.effect.runIf(isLong)(
    "the confirmation mail of the newsletter is sent exactly once, even if the server is killed right after its response",
    () =>
      Effect.gen(function* () {
        const email = "kanarienvogel.zwei@post.example"
        const { status } = yield* Effect.promise(() => post("subscriptions", { email }))
        yield* Effect.promise(shop.killAndRestart)
        assert.strictEqual(status, 202)
        assert.isNotEmpty(tokenIn(yield* Effect.promise(() => mailTo(email))))
        assert.lengthOf(yield* Effect.promise(() => mailsTo(email)), 1)
      }),
  )

  it.effect("T-I8: the log contains neither addresses nor tokens of the newsletter", () =>
    Effect.gen(function* () {
      const email = "kanarienvogel.drei@post.example"
      yield* Effect.promise(() => post("subscriptions", { email }))
      const token = tokenIn(yield* Effect.promise(() => mailTo(email)))
      yield* Effect.promise(() => send(shop.origin(), `/newsletter/bestaetigen?token=${token}`))
      yield* Effect.promise(() => post("confirmations", { token }))
      yield* Effect.promise(() => post("confirmations", { token: "kanarienvogel-falsch" }))
      yield* Effect.promise(() => post("subscriptions", { email: "kanarienvogel ohne at" }))
      const output = shop.output()
      assert.include(output, "POST /public/api/newsletter/confirmations 404")
      assert.notInclude(output, "kanarienvogel")
      assert.notInclude(output, token)
    }),
  )
})

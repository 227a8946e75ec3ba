import { mkdir, readdir, readFile, watch } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { afterAll, beforeAll } from "vitest"

import { forget, type Shop, startShop } from "../support/shop.ts"
import { ownPage, send } from "./support/send.ts"

/** The real program on its embedded database. */
let shop: Shop
let printed = ""

beforeAll(async () => {
  shop = await startShop()
  await mkdir(join(shop.dataDir, "outbox"), { recursive: true })
})

afterAll(async () => {
  await shop.stop()
  await forget(shop)
})

const post = (path: string, body: object) =>
  send(shop.origin, `/public/api/newsletter/${path}`, {
    method: "POST",
    headers: { ...ownPage(shop.origin), "idempotency-key": `key-${JSON.stringify(body).length}` },
    body: JSON.stringify(body),
  })

const mailsTo = async (email: string) => {
  const outbox = join(shop.dataDir, "outbox")
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".txt"))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")))
  return texts.filter((text) => text.startsWith(`An: ${email}\n`))
}

/** The first mail to an address, as soon as it lies in the outbox. */
const mailTo = async (email: string) => {
  const changes = watch(join(shop.dataDir, "outbox"))
  const [there] = await mailsTo(email)
  if (there !== undefined) return there
  for await (const _ of changes) {
    const [mail] = await mailsTo(email)
    if (mail !== undefined) return mail
  }
  return ""
}

const tokenIn = (mail: string) => /bestaetigen\?token=([\w-]+)/u.exec(mail)?.[1] ?? ""

describe("the newsletter of the running shop", () => {
  it.effect("puts a mail into the outbox whose link leads to this shop and confirms", () =>
    Effect.gen(function* () {
      const email = "kanarienvogel.eins@post.example"
      const { status } = yield* Effect.promise(() => post("subscriptions", { email }))
      const mail = yield* Effect.promise(() => mailTo(email))
      assert.strictEqual(status, 202)
      assert.include(mail, `\n${shop.origin}/newsletter/bestaetigen?token=`)
      const confirmed = yield* Effect.promise(() => post("confirmations", { token: tokenIn(mail) }))
      assert.strictEqual(confirmed.status, 200)
    }),
  )

  it.effect("killed as soon as it has answered it still sends the mail after the next start, once", () =>
    Effect.gen(function* () {
      const email = "kanarienvogel.zwei@post.example"
      const { status } = yield* Effect.promise(() => post("subscriptions", { email }))
      yield* Effect.promise(() => shop.kill())
      printed += shop.output()
      shop = yield* Effect.promise(() => startShop({ dataDir: shop.dataDir }))
      assert.strictEqual(status, 202)
      assert.isNotEmpty(tokenIn(yield* Effect.promise(() => mailTo(email))))
      assert.lengthOf(yield* Effect.promise(() => mailsTo(email)), 1)
    }),
  )

  it.effect("prints neither an address nor a token, whatever was asked", () =>
    Effect.gen(function* () {
      const email = "kanarienvogel.drei@post.example"
      yield* Effect.promise(() => post("subscriptions", { email }))
      const token = tokenIn(yield* Effect.promise(() => mailTo(email)))
      yield* Effect.promise(() => send(shop.origin, `/newsletter/bestaetigen?token=${token}`))
      yield* Effect.promise(() => post("confirmations", { token }))
      yield* Effect.promise(() => post("confirmations", { token: "kanarienvogel-falsch" }))
      yield* Effect.promise(() => post("subscriptions", { email: "kanarienvogel ohne at" }))
      const output = printed + shop.output()
      assert.include(output, "POST /public/api/newsletter/confirmations 404")
      assert.notInclude(output, "kanarienvogel")
      assert.notInclude(output, token)
    }),
  )
})

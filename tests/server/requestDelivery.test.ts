import { mkdir, readdir, readFile, watch } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { requestsLayer } from "@heimwerk/adapters/http/requests/requestsLayer.ts"
import { BotCheck, type CheckedForm } from "@heimwerk/core/ports/BotCheck.ts"
import { FeedbackInbox } from "@heimwerk/core/ports/FeedbackInbox.ts"
import { FormConfigs } from "@heimwerk/core/ports/FormConfigs.ts"
import { FormInbox } from "@heimwerk/core/ports/FormInbox.ts"
import { Effect } from "effect"
import { afterAll, beforeAll } from "vitest"

import { contact } from "../core/forms/samples.ts"
import { forget, type Shop, startShop } from "../support/shop.ts"

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

const ports = () => requestsLayer({ origin: shop.origin, brand: "heimwerk" })
const token = (form: CheckedForm) => BotCheck.use((bots) => bots.token(form))

const mail = async (id: string) => {
  const outbox = join(shop.dataDir, "outbox")
  const names = await readdir(outbox)
  return names.includes(`${id}.txt`) ? readFile(join(outbox, `${id}.txt`), "utf8") : undefined
}

/** A mail by its id, as soon as it lies in the outbox. */
const delivered = async (id: string) => {
  const changes = watch(join(shop.dataDir, "outbox"))
  const there = await mail(id)
  if (there !== undefined) return there
  for await (const _ of changes) {
    const text = await mail(id)
    if (text !== undefined) return text
  }
  return ""
}

const canary = { ...contact, lastName: "Kanarienvogel", address: "Kanarienvogelweg 1" }

const request = (key: string) =>
  Effect.gen(function* () {
    const { markets } = yield* (yield* FormConfigs).craftsman
    const [marketId] = Object.values(markets)
    if (marketId === undefined) return yield* Effect.die("No market offers the craftsman service.")
    return yield* (yield* FormInbox).craftsman(
      {
        contact: canary,
        marketId,
        rooms: [{ area: "dach", activities: ["dachrinne-erneuern"], message: "" }],
        token: yield* token("craftsman"),
      },
      key,
    )
  }).pipe(Effect.provide(ports()))

describe("requests of the running shop", () => {
  it.effect("killed as soon as it has answered it delivers the request after the next start, and once", () =>
    Effect.gen(function* () {
      const { id } = yield* request("kill-1")
      yield* Effect.promise(() => shop.kill())
      printed += shop.output()
      shop = yield* Effect.promise(() => startShop({ dataDir: shop.dataDir }))
      const text = yield* Effect.promise(() => delivered(id))
      assert.include(text, "An: anfragen@heimwerk-shop.dev\nBetreff: Neue Anfrage: Handwerksservice\n")
      assert.include(text, "Nachname: Kanarienvogel\n")
      assert.deepStrictEqual(yield* request("kill-1"), { id })
      const names = yield* Effect.promise(() => readdir(join(shop.dataDir, "outbox")))
      assert.lengthOf(
        names.filter((name) => name.startsWith("craftsmanservice-")),
        1,
      )
    }),
  )

  it.effect("prints nothing of a person, whatever was sent (T-I8)", () =>
    Effect.gen(function* () {
      const message = "Kanarienvogel sagt danke"
      yield* Effect.gen(function* () {
        const inbox = yield* FeedbackInbox
        const good = { type: "like", message, environment: "local", token: yield* token("feedback") } as const
        yield* inbox.send(good, "feedback-1")
        yield* Effect.flip(inbox.send({ ...good, token: "Kanarienvogel-Token" }, "feedback-2"))
      }).pipe(Effect.provide(ports()))
      const output = printed + shop.output()
      assert.include(output, "POST /shop/rest/V1/heimwerk/feedback 403")
      assert.notInclude(output, "Kanarienvogel")
      assert.notInclude(output, contact.email)
    }),
  )
})

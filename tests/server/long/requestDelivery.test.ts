import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ownShop } from "../../support/ownShop.ts"
import { sendCraftsmanRequest } from "../support/formRequest.ts"

const shop = ownShop()

const mail = async (id: string) => {
  const names = await readdir(shop.outbox())
  return names.includes(`${id}.txt`) ? readFile(join(shop.outbox(), `${id}.txt`), "utf8") : undefined
}

describe("requests of the running shop", () => {
  it.effect(
    "the shop delivers a craftsman request exactly once, even if the shop is killed right after its response",
    () =>
      Effect.gen(function* () {
        const { id } = yield* sendCraftsmanRequest(shop.origin(), "kill-1")
        yield* Effect.promise(shop.killAndRestart)
        const text = yield* Effect.promise(() => shop.arrival(() => mail(id)))
        assert.include(text, "An: anfragen@heimwerk-shop.dev\nBetreff: Neue Anfrage: Handwerksservice\n")
        assert.include(text, "Nachname: Kanarienvogel\n")
        assert.deepStrictEqual(yield* sendCraftsmanRequest(shop.origin(), "kill-1"), { id })
        const names = yield* Effect.promise(() => readdir(shop.outbox()))
        assert.lengthOf(
          names.filter((name) => name.startsWith("craftsmanservice-")),
          1,
        )
      }),
  )
})

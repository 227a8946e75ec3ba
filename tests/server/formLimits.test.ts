import { gzipSync } from "node:zlib"

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const form = "application/x-www-form-urlencoded"
const json = "application/json"

layer(MemoryShop.layer(), { excludeTestServices: true })("the size of form bodies (T-I2)", (it) => {
  it.effect.each([
    ["/api-heimwerk/forms/craftsmanservice/", form],
    ["/api-heimwerk/forms/energetictransformation/", form],
    ["/shop/rest/V1/heimwerk/feedback", json],
  ] as const)(
    "T-I2 T-D13: the endpoint %s refuses a compressed body, and a body above 64 KiB with or without a Content-Length",
    ([path, type]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const post = (body: string, headers: Readonly<Record<string, string>>) =>
          Effect.promise(() =>
            send(origin, path, {
              method: "POST",
              headers: { ...ownPage(origin), "content-type": type, ...headers },
              body,
            }),
          )
        const bomb = gzipSync(Buffer.alloc(10_000_000, "a")).toString("latin1")
        const answers = [
          yield* post("x".repeat(65_536), {}),
          yield* post("x".repeat(65_537), {}),
          yield* post("x".repeat(65_537), { "transfer-encoding": "chunked" }),
          yield* post(bomb, { "content-encoding": "gzip" }),
          yield* post("{}", { "content-encoding": "br" }),
        ]
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [400, 413, 413, 415, 415],
        )
      }),
  )
})

import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"

import { root, sources } from "./sources.ts"

/** Matches code that makes a service, a reference or an error. */
const maker = /\bContext\.(?:Service|Reference)\b|\b(?:Data|Schema)\.\w*Error\w*\b|\bextends Error\b/u

/** The exports of all modules of the core that make a service, a port or an error. */
const exported = (
  await Promise.all(
    sources("core")
      .filter(({ text }) => maker.test(text))
      .map(async ({ file }) => {
        const module: Readonly<Record<string, unknown>> = await import(join(root, file))
        const folder = file.slice(0, file.lastIndexOf("/"))
        return Object.entries(module).map(([name, value]) => ({ folder, name, value }))
      }),
  )
).flat()

const services = exported.flatMap(({ folder, name, value }) =>
  Context.isKey(value) ? [{ name, folder, key: value.key }] : [],
)

const errors = exported.flatMap(({ name, value }) => {
  const isError = typeof value === "function" && value.prototype instanceof Error
  return isError ? [{ name, tag: value.prototype.name }] : []
})

describe("services and errors of the core", () => {
  it.each(services)(
    "the key of the service $name is its folder and its name, so that no other service has the same key",
    (one) => {
      assert.strictEqual(one.key, `${one.folder}/${one.name}`)
    },
  )

  it.each(errors)("the error $name has its name as its tag", (one) => {
    assert.strictEqual(one.tag, one.name)
  })

  it("the test of keys and tags finds services, references and errors, and no two of them have the same key or tag", () => {
    const keys = services.map(({ key }) => key)
    assert.includeMembers(keys, [
      "core/basket/Baskets",
      "core/basket/StoredCommands",
      "core/market/MarketService",
    ])
    const tags = errors.map(({ tag }) => tag)
    assert.includeMembers(tags, ["BasketError", "WishlistError"])
    for (const names of [keys, tags]) assert.sameMembers(names, [...new Set(names)])
  })
})

import { assert, describe, it } from "@effect/vitest"

import { metaOf } from "../../../ui/layout/metaOf.ts"

const meta = { title: "Neues Passwort", description: "", canonicalPath: "/", isPrivate: true } as const

describe("the metadata in the data of a page", () => {
  it.each([
    [{ kind: "page", data: {}, meta }, meta],
    [{ kind: "missing", meta }, meta],
    [{ kind: "moved", to: "/" }, {}],
    [null, {}],
    [undefined, {}],
  ])("for the page data %j, the metadata are %j", (data, expected) => {
    assert.deepStrictEqual<object>(metaOf(data), expected)
  })
})

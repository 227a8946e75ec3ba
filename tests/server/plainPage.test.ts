import { assert, describe, it } from "@effect/vitest"
import { plainDocument } from "@heimwerk/server/plain/plainPage.ts"

const page = { headline: "Widerrufsrecht", sentences: [], ways: "" }
const link = '<a href="/vertrag-widerrufen">Vertrag widerrufen</a>'

describe("a plain page", () => {
  it("T-L4: a plain page links the withdrawal of contracts, except while the shop answers no page", () => {
    assert.include(plainDocument(page), link)
    assert.notInclude(plainDocument({ ...page, isClosed: true }), link)
  })
})

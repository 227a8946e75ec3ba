// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { addressServiceOfPage } from "../../../ui/runtime/addressServiceOfPage.ts"

const named = (content: string) => {
  const meta = document.createElement("meta")
  meta.name = "heimwerk-addresses"
  meta.content = content
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

describe("addressServiceOfPage", () => {
  it("the page uses the shop as its address service if the server names no other service", () => {
    assert.deepStrictEqual(addressServiceOfPage(), { origin: location.origin })
  })

  it("the page uses the address service that the server names, together with its key", () => {
    const service = { origin: "https://api.addressy.com", key: "AB12-CD34-EF56-GH78" }
    named(JSON.stringify(service))
    assert.deepStrictEqual(addressServiceOfPage(), service)
  })

  it.each(["null", "{}", `{"origin":1,"key":2}`, `{"origin":"https://a.example"}`])(
    "the page uses the shop as its address service if the named service is invalid: %s",
    (content) => {
      named(content)
      assert.deepStrictEqual(addressServiceOfPage(), { origin: location.origin })
    },
  )
})

import { assert, describe, it } from "@effect/vitest"
import { plainDocument } from "@heimwerk/server/plain/plainPage.ts"
import { retryButton } from "@heimwerk/server/plain/retryButton.ts"
import { Headers } from "effect/http"

const page = { headline: "Widerrufsrecht", sentences: [], ways: "" }
const link = '<a href="/vertrag-widerrufen">Vertrag widerrufen</a>'

/** Returns the retry button of a page that answers a submitted form. */
const afterForm = (referer: Readonly<Record<string, string>>) =>
  retryButton("Neuer Versuch", {
    method: "POST",
    url: "/formular/warenkorb",
    headers: Headers.fromInput(referer),
  })

describe("a plain page", () => {
  it("the retry button of a page repeats its request with the same query", () => {
    const headers = Headers.fromInput({ referer: "https://shop.example/warenkorb" })
    assert.strictEqual(
      retryButton("Neuer Versuch", { method: "GET", url: "/s/a?x=%22", headers }),
      '<form method="get"><input type="hidden" name="x" value="&quot;"><button type="submit">Neuer Versuch</button></form>',
    )
  })

  it.each([
    [{ referer: "https://shop.example/p/a/1?x=1" }, "/p/a/1"],
    [{ referer: "https://shop.example//evil.example/" }, "/evil.example/"],
    [{ referer: "https://shop.example/formular/kasse" }, "/kasse"],
    [{ referer: "https://shop.example" }, "/"],
    [{ referer: "%" }, "/"],
    [{}, "/"],
  ])("the retry button after a submitted form with the headers %j opens %s of the shop", (headers, page) => {
    assert.include(afterForm(headers), `<form method="get" action="${page}">`)
  })

  it("T-L4: a plain page links the withdrawal of contracts, except while the shop answers no page", () => {
    assert.include(plainDocument(page), link)
    assert.notInclude(plainDocument({ ...page, isClosed: true }), link)
  })
})

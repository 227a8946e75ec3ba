// @vitest-environment happy-dom
import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { afterEach, assert, describe, it } from "vitest"

import { hasStoredConsent } from "@heimwerk/ui/runtime/hasStoredConsent.ts"

const store = (text: string) => {
  document.cookie = `${consentCookie}=${encodeURIComponent(text)}; Path=/`
}
const keep = (given: ReadonlyArray<string>, hasDecided: boolean) =>
  store(keptConsentsText({ given, hasDecided, id: "browser-of-a-test", at: 1 }))

afterEach(() => {
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  document.head.innerHTML = ""
})

describe("hasStoredConsent", () => {
  it("a visitor without a cookie has no stored consent", () => assert.isFalse(hasStoredConsent()))

  it("a visitor who has refused all services has no stored consent", () => {
    keep([], true)
    assert.isFalse(hasStoredConsent())
  })

  it.each([true, false])(
    "the consent to one service counts as a stored consent (the visitor has decided about all services: %s)",
    (hasDecided) => {
      keep(["ci-maps"], hasDecided)
      assert.isTrue(hasStoredConsent())
    },
  )

  it.each(["{", "null", "[]", '{"given":"ci-maps"}'])(
    "a visitor with the unreadable consent cookie %s has no stored consent",
    (text) => {
      store(text)
      assert.isFalse(hasStoredConsent())
    },
  )

  it("a shop with the consent manager Usercentrics counts as having a stored consent, because only its script knows the decisions", () => {
    document.head.innerHTML = '<meta name="heimwerk-usercentrics" content="{}">'
    assert.isTrue(hasStoredConsent())
  })
})

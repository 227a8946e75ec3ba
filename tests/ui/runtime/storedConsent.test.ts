// @vitest-environment happy-dom
import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { afterEach, assert, describe, it } from "vitest"

import { storedConsent } from "@heimwerk/ui/runtime/storedConsent.ts"

const keep = (given: ReadonlyArray<string>, hasDecided: boolean) => {
  const text = keptConsentsText({ given, hasDecided, id: "browser-of-a-test", at: 1 })
  document.cookie = `${consentCookie}=${encodeURIComponent(text)}; Path=/`
}

afterEach(() => {
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  document.head.innerHTML = ""
})

describe("storedConsent", () => {
  it("a visitor without a cookie has not been asked", () => assert.strictEqual(storedConsent(), "unasked"))

  it("a decision without any service is a refusal", () => {
    keep([], true)
    assert.strictEqual(storedConsent(), "refused")
  })

  it.each([true, false])(
    "a consent counts if the visitor has decided about all services: %s",
    (hasDecided) => {
      keep(["ci-maps"], hasDecided)
      assert.strictEqual(storedConsent(), "given")
    },
  )

  it("with a consent manager of another vendor, a consent may have been given", () => {
    document.head.innerHTML = '<meta name="heimwerk-usercentrics" content="{}">'
    assert.strictEqual(storedConsent(), "given")
  })
})

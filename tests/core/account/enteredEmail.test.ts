import { assert, describe, it } from "@effect/vitest"
import { enteredEmailParameter, forgottenPasswordPath } from "@heimwerk/core/account/enteredEmail.ts"
import { withoutParameter } from "@heimwerk/core/values/withoutParameter.ts"
import * as fc from "fast-check"

describe("the path for a forgotten password", () => {
  it.each([
    ["anna.berg@kunde.example", "/meinkonto/passwort-vergessen?enteredEmail=anna.berg%40kunde.example"],
    [" a+b@c.de ", "/meinkonto/passwort-vergessen?enteredEmail=a%2Bb%40c.de"],
    ["", "/meinkonto/passwort-vergessen"],
    ["  ", "/meinkonto/passwort-vergessen"],
    ["a&b=c#d", "/meinkonto/passwort-vergessen?enteredEmail=a%26b%3Dc%23d"],
  ])("after entering '%s', the path for a forgotten password is %s", (email, path) => {
    assert.strictEqual(forgottenPasswordPath(email), path)
  })

  it("the path for a forgotten password contains any typed e-mail without surrounding spaces, and the e-mail can be removed from the path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const path = forgottenPasswordPath(text)
        const entered = new URL(path, "https://shop.example").searchParams.get(enteredEmailParameter)
        assert.strictEqual(entered ?? "", text.trim())
        assert.strictEqual(withoutParameter(path, enteredEmailParameter), "/meinkonto/passwort-vergessen")
      }),
    )
  })

  it("the path for a forgotten password replaces an unpaired surrogate by a replacement character", () => {
    assert.strictEqual(forgottenPasswordPath("\ud83d"), forgottenPasswordPath("\ufffd"))
  })
})

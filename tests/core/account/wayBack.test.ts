import { assert, describe, it } from "@effect/vitest"
import { loginPath, wayBack } from "@heimwerk/core/account/wayBack.ts"
import * as fc from "fast-check"

const shop = "https://shop.example"

describe("the login path of an account page", () => {
  it.each([
    ["/meinkonto/daten", "/meinkonto/anmeldung?zurueck=%2Fmeinkonto%2Fdaten"],
    [
      "/meinkonto/einkaeufe?seite=2&a=b",
      "/meinkonto/anmeldung?zurueck=%2Fmeinkonto%2Feinkaeufe%3Fseite%3D2%26a%3Db",
    ],
    ["/meinkonto/anmeldung", "/meinkonto/anmeldung"],
    ["/meinkonto/anmeldung?zurueck=x", "/meinkonto/anmeldung"],
    ["/warenkorb", "/meinkonto/anmeldung"],
    ["/", "/meinkonto/anmeldung"],
  ])("for a visitor on the path '%s', the path of the login page is '%s'", (wanted, path) => {
    assert.strictEqual(loginPath(wanted), path)
  })

  it("the login path replaces an unpaired surrogate by a replacement character", () => {
    assert.strictEqual(loginPath("/meinkonto/\ud83d"), loginPath("/meinkonto/\ufffd"))
  })
})

describe("the return path after a login", () => {
  it.each([
    ["/meinkonto/anmeldung", undefined],
    ["/meinkonto/anmeldung?zurueck", undefined],
    ["/meinkonto/anmeldung?zurueck=/meinkonto/daten", "/meinkonto/daten"],
    ["/meinkonto/anmeldung?a=1&zurueck=%2Fmeinkonto%2Fcoupons#x", "/meinkonto/coupons"],
    ["/meinkonto/anmeldung?zurueck=/meinkonto/anmeldung", undefined],
    ["/meinkonto/anmeldung?zurueck=/warenkorb", undefined],
    ["/meinkonto/anmeldung?zurueck=//boese.example/meinkonto/daten", undefined],
    ["/meinkonto/anmeldung?zurueck=https://boese.example/meinkonto/daten", undefined],
    ["/meinkonto/anmeldung?zurueck=javascript:alert(1)//meinkonto/daten", undefined],
    ["/meinkonto/anmeldung?zurueck=/%5Cboese.example/meinkonto/", undefined],
    ["/meinkonto/anmeldung?zurueck=/meinkonto/%5C%5Cboese.example", undefined],
    ["/meinkonto/anmeldung?zurueck=%09/meinkonto/daten", undefined],
    ["/meinkonto/anmeldung?zurueck=/meinkonto/%0Adaten", undefined],
    ["/meinkonto/anmeldung?zurueck=x/meinkonto/daten", undefined],
    ["/meinkonto/anmeldung?zurueck=/meinkonto/daten%0A", undefined],
  ])("the return path after a login on the path '%s' is (undefined: none): %s", (address, path) => {
    assert.strictEqual(wayBack(address), path)
  })

  it("after a login, the visitor never gets to a page on another origin, whatever the URL contains", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      "meinkonto",
      "boese.example",
      "https:",
      "\t",
      "\n",
      "@",
      "..",
      "%2F",
      "daten",
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = wayBack(`/meinkonto/anmeldung?zurueck=${encodeURIComponent(pieces.join(""))}`)
        assert.strictEqual(new URL(path ?? "/", shop).origin, shop)
      }),
    )
  })

  it("after a login, the visitor returns to the account page that was opened before", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const wanted = `/meinkonto/einkaeufe${path}`
        assert.strictEqual(wayBack(loginPath(wanted)), wanted)
      }),
    )
  })
})

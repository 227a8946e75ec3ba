import { assert, describe, it } from "@effect/vitest"

import { ownShop } from "../../support/ownShop.ts"
import {
  anna,
  bilal,
  checkoutPath,
  cookieOf,
  loginPath,
  logoutPath,
  mePath,
  password,
  registrationPath,
  typePath,
} from "../support/account.ts"
import { ownPage, send } from "../support/send.ts"

/** Personal data that must not appear in any log. */
const canaries = {
  email: "kanarienvogel@kunde.example",
  password: "Kanarien-Passwort-1!",
  token: "kanarienmarke",
}

const shop = ownShop()

describe("the log of a shop with customer logins", () => {
  it("T-I8: logs contain no e-mail, name, password, token or card number, even if a request is refused", async () => {
    const post = (path: string, body: unknown, cookie = "") =>
      send(shop.origin(), path, {
        method: "POST",
        headers: { ...ownPage(shop.origin()), cookie },
        body: typeof body === "string" ? body : JSON.stringify(body),
      })
    const { email, password: typed, token } = canaries
    const entered = await post(loginPath, { email: bilal, password })
    const cookie = cookieOf(entered, "heimwerk_session")
    const device = cookieOf(entered, "heimwerk_device")
    assert.strictEqual(entered.status, 200)
    // The query of this address contains an e-mail address, which must not be logged whatever the status.
    await send(shop.origin(), `/meinkonto/passwort-vergessen?enteredEmail=${email}`, { headers: { cookie } })
    const journey = [
      await post(typePath, { email, turnstile_token: token }),
      await post(loginPath, { email, password: typed }),
      await post(loginPath, { email: anna, password: typed }),
      await post(checkoutPath, { email: anna, password }),
      await post(loginPath, `{"email":"${email}","password":"${typed}"`),
      await post(loginPath, { email, password: { [typed]: typed } }),
      await post(`${loginPath}?email=${email}&token=${token}`, { email, password: typed }),
      await send(shop.origin(), `${mePath}?enteredEmail=${email}`, { headers: { cookie } }),
      await send(shop.origin(), logoutPath, { headers: { cookie, referer: `https://x.example/${email}` } }),
      await post(logoutPath, {}, cookie),
    ]
    const account = { salute: "", firstName: "Nora", lastName: "Neu", email, termsAccepted: true }
    const common = await post(registrationPath, { ...account, password: "Sommer2026!" })
    assert.deepStrictEqual([common.status, JSON.parse(common.text).code], [422, "PasswordGuessable"])
    assert.isTrue(journey.every(({ status }) => status < 500))
    const log = shop.output()
    assert.include(log, `POST ${loginPath} 200`)
    const secrets = [...Object.values(canaries), bilal, anna, "Bilal", "Kaya", "Berg", password]
    const tokens = [cookie, device].map((one) => one.split("=")[1] ?? "none")
    for (const secret of [...secrets, ...tokens, "2770010000024"]) assert.notInclude(log, secret)
  })
})

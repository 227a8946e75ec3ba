import { Effect } from "effect"

import { MemoryShop } from "./memoryShop.ts"
import { type Answer, ownPage, send } from "./send.ts"

const shop = "/shop/rest/V1/heimwerk"
export const loginPath = `${shop}/customer/login`
export const checkoutPath = `${shop}/checkout/customer/login`
export const typePath = `${shop}/customer/login/type`
export const logoutPath = `${shop}/customer/logout`
export const cardPath = `${shop}/loyalty/card-number`
export const mePath = "/public/account/rest/v1/customers/me"
export const basketPath = `${shop}/basket`
export const registrationPath = `${shop}/customers/registrations`

/** The password of all customers of the demonstration data. */
export const password = "Werkbank-2026!"
export const bilal = "bilal.kaya@kunde.example"
export const anna = "anna.berg@kunde.example"

type Headers = Readonly<Record<string, string>>

/** Posts JSON as a page of the shop does. */
export const post = (path: string, body: object, headers: Headers = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, path, {
        method: "POST",
        headers: { ...ownPage(origin), ...headers },
        body: JSON.stringify(body),
      }),
    ),
  )

export const get = (path: string, headers: Headers = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

export const login = (email: string, typed = password, headers?: Headers) =>
  post(loginPath, { email, password: typed }, headers)

/** Returns one cookie of an answer as a browser sends it back. */
export const cookieOf = ({ setCookie }: Answer, name: string) =>
  setCookie.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0] ?? ""

export const codeOf = ({ text }: Answer) => JSON.parse(text).code

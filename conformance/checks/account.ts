import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { operations } from "../suite/operations.ts"

const { account, checkout } = ShopApi.groups

/** A token that no mailed link contains. */
const token = "0123456789abcdefghijklmnopqrstuvwxyz"

/** Checks of accounts, customers' data, orders and mailed links. No check needs an account. */
export const accountChecks: ReadonlyArray<Check> = [
  {
    id: "account.guest",
    title:
      "Ein Besucher ohne Anmeldung ist niemand und hat keine Karte; Zwischenspeicher behalten das nicht.",
    rule: "storefront 7, Account and session",
    run: Effect.fnUntraced(function* (backend) {
      const { brand, calls } = backend
      const me = yield* backend.send({ method: "GET", path: account.endpoints.me.path })
      yield* calls.account.me()
      yield* calls.account.config({ params: { brand } })
      const card = yield* backend.send({ method: "GET", path: pathOf(backend, account.endpoints.cardNumber) })
      const kept = me.headers["cache-control"] ?? ""
      return [
        ...expectStatus(card, 401, "ohne Anmeldung"),
        ...unless(/no-store|private/u.test(kept), `Cache-Control des Besuchers ist „${kept}“.`),
      ]
    }),
  },
  {
    id: "account.logout",
    title: "Ein Link einer anderen Seite meldet niemanden ab.",
    rule: "T-S4",
    run: Effect.fnUntraced(function* (backend) {
      const path = pathOf(backend, account.endpoints.logoutByGet)
      return expectStatus(yield* backend.send({ method: "GET", path }), 403, "ohne X-Requested-With")
    }),
  },
  {
    id: "account.login",
    title: "Falsche Zugangsdaten sind InvalidCredentials und starten keine Sitzung.",
    rule: "storefront 7, Account and session",
    writes: true,
    run: Effect.fnUntraced(function* ({ brand, newVisitor }) {
      const { calls, cookies } = yield* newVisitor
      const error = yield* Effect.flip(
        calls.account.login({
          params: { brand },
          headers: {},
          payload: {
            email: Email.make(`${crypto.randomUUID()}@pruefung.example`),
            password: "Falsch-2026!",
          },
        }),
      )
      const reason = "reason" in error ? error.reason : error._tag
      const names = (yield* cookies).filter(({ value }) => value !== "").map(({ name }) => name)
      return [
        ...unless(
          reason === "InvalidCredentials" || reason === "TooManyTries",
          `Der Fehler ist ${String(reason)}.`,
        ),
        ...unless(names.length === 0, `Die abgelehnte Anmeldung setzt Cookies: ${names.join(", ")}.`),
      ]
    }),
  },
  {
    id: "customer.closed",
    title: "Ohne Anmeldung sind alle Daten eines Kunden 401.",
    rule: "ADR 0015",
    run: Effect.fnUntraced(function* (backend) {
      const reads = operations.filter(({ group, method }) => group === "customer" && method === "GET")
      const findings = yield* Effect.forEach(reads, (operation) =>
        Effect.map(backend.send({ method: "GET", path: pathOf(backend, operation, { id: "1" }) }), (answer) =>
          expectStatus(answer, 401, "ohne Anmeldung"),
        ),
      )
      return findings.flat()
    }),
  },
  {
    id: "checkout.unknown",
    title: "Eine Bestellung ist nur mit ihrem Schlüssel sichtbar.",
    rule: "T-S11",
    run: Effect.fnUntraced(function* (backend) {
      const path = pathOf(backend, checkout.endpoints.order, { id: "HW-20260101-AAAAAAAA", token })
      yield* backend.calls.checkout.offer({ params: { brand: backend.brand }, query: {} })
      return expectStatus(yield* backend.send({ method: "GET", path }), 404, "mit unbekanntem Schlüssel")
    }),
  },
  {
    id: "links.invalid",
    title: "Ein unbekannter Link einer E-Mail bestätigt nichts.",
    rule: "storefront 7, Account and session",
    writes: true,
    run: Effect.fnUntraced(function* ({ brand, calls }) {
      const request = { headers: {}, payload: { token } }
      const ofBrand = { ...request, params: { brand } }
      const errors = yield* Effect.all([
        Effect.flip(calls.newsletter.confirm(request)),
        Effect.flip(calls.newsletter.cancel(request)),
        Effect.flip(calls.registration.confirm(ofBrand)),
        Effect.flip(calls.registration.confirmEmail(ofBrand)),
        Effect.flip(calls.forms.confirm(request)),
      ])
      const reasons = errors.map((error) => ("reason" in error ? String(error.reason) : error._tag))
      return unless(
        reasons.every((reason) => reason.endsWith("LinkInvalid")),
        `Die Fehler sind ${reasons.join(", ")}.`,
      )
    }),
  },
]

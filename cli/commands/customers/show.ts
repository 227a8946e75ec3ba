import type { ShownAccess, ShownCustomer } from "@heimwerk/adapters/operator/support.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Command } from "effect/cli"

import { facts } from "../../output/facts.ts"
import { print } from "../../output/print.ts"
import { askAbout, isMissing } from "../../shop/support.ts"
import { email } from "../support/lines.ts"
import { timeText } from "../support/timeText.ts"

const newsletterTexts = { none: "nein", requested: "noch nicht bestätigt", confirmed: "ja" } as const

const customerFacts = (customer: ShownCustomer) =>
  [
    ["Kunde", customer.customerId],
    ["Name", `${customer.firstName} ${customer.lastName}`],
    ["E-Mail", customer.email],
    ["Neue E-Mail, unbestätigt", customer.pendingEmail ?? ""],
    ["Telefon", customer.phone ?? ""],
    ["Vorteilskarte", customer.loyaltyCard ?? ""],
    ["Kunde seit", timeText(customer.created)],
    ["Adressen", String(customer.addresses)],
    [
      "Bestellungen",
      customer.orders === 0
        ? "0"
        : `${customer.orders}, zu sehen mit: heimwerk orders list --email ${customer.email}`,
    ],
    ["Newsletter", newsletterTexts[customer.newsletter]],
  ] as const

/** Formats when a link was mailed, and whether it was used or until when it can be: `Link vom 24.11.2026, 08:30 Uhr, benutzt`. */
const linkText = (link: ShownAccess["registration"], now: number) => {
  if (link === null) return ""
  const { expires, isUsed, requested } = link
  const ending = expires > now ? `gilt bis ${timeText(expires)}` : `abgelaufen seit ${timeText(expires)}`
  return `Link vom ${timeText(requested)}, ${isUsed ? "benutzt" : ending}`
}

const accessFacts = (
  { lockedUntil, passwordReset, registration, wrongPasswords }: ShownAccess,
  now: number,
) =>
  [
    [
      "Registrierung",
      registration?.isUsed === false ? `nicht bestätigt: ${linkText(registration, now)}` : "",
    ],
    ["Neues Passwort", linkText(passwordReset, now)],
    [
      "Falsche Passwörter",
      wrongPasswords === 0
        ? ""
        : `${wrongPasswords} in Folge auf neuen Geräten${lockedUntil === null ? "" : `, der nächste Versuch geht ab ${timeText(lockedUntil)}`}`,
    ],
  ] as const

/**
 * `heimwerk customers show`: prints the account of a customer of a running shop, and what can keep the customer from
 * logging in. Without an account, a registration that is not confirmed is printed alone.
 */
export const showCustomer = Command.make(
  "show",
  { email },
  Effect.fn("cli.customers.show")(function* (typed) {
    const { access, customer } = yield* askAbout(typed.email, (support, request) =>
      Effect.gen(function* () {
        const access = yield* support.access(request)
        const customer = yield* support
          .customer(request)
          .pipe(
            Effect.catch((error) =>
              isMissing(error) && access.registration !== null
                ? Effect.succeed(undefined)
                : Effect.fail(error),
            ),
          )
        return { access, customer }
      }),
    )
    const now = yield* Clock.currentTimeMillis
    yield* print({ ...customer, access }, () =>
      facts([
        ...(customer === undefined ? [["Kunde", "noch kein Kundenkonto"] as const] : customerFacts(customer)),
        ...accessFacts(access, now),
      ]),
    )
  }),
).pipe(
  Command.withDescription("Ein Kundenkonto im laufenden Shop zeigen, und was eine Anmeldung verhindert"),
  Command.withExamples([{ command: "heimwerk customers show anna.berg@kunde.example", description: "" }]),
)

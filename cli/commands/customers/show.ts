import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { facts } from "../../output/facts.ts"
import { print } from "../../output/print.ts"
import { askAbout } from "../../shop/support.ts"
import { email } from "../support/lines.ts"
import { timeText } from "../support/timeText.ts"

const newsletterTexts = { none: "nein", requested: "noch nicht bestätigt", confirmed: "ja" } as const

/** `heimwerk customers show`: prints the account of a customer of a running shop. */
export const showCustomer = Command.make(
  "show",
  { email },
  Effect.fn("cli.customers.show")(function* (typed) {
    const customer = yield* askAbout(typed.email, (support, request) => support.customer(request))
    yield* print(customer, () =>
      facts([
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
      ]),
    )
  }),
).pipe(
  Command.withDescription("Ein Kundenkonto im laufenden Shop zeigen"),
  Command.withExamples([{ command: "heimwerk customers show anna.berg@kunde.example", description: "" }]),
)

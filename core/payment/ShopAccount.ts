import * as Context from "effect/Context"

import type { BankAccount } from "./BankAccount.ts"

/** The shop's account for bank transfers. Default: the German example of the IBAN registry. */
export const ShopAccount = Context.Reference<BankAccount>("core/payment/ShopAccount", {
  defaultValue: () => ({ holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" }),
})

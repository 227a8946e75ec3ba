import { BankAccount, Bic, Iban } from "@heimwerk/core/payment/BankAccount.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Config } from "effect"

import { optional, requiredSetting, setting } from "./setting.ts"

const iban = setting(
  "BANK_IBAN",
  Iban,
  "an IBAN without spaces is needed, such as BANK_IBAN=DE89370400440532013000.",
).pipe(optional)

const holder = requiredSetting(
  "BANK_HOLDER",
  BankAccount.fields.holder,
  "a name of at most 70 characters is needed, such as BANK_HOLDER=Heimwerk Baumarkt GmbH.",
)

const bic = setting("BANK_BIC", Bic, "8 or 11 characters are needed, such as BANK_BIC=COBADEFFXXX.").pipe(
  optional,
)

/** The account for bank transfers. Without `BANK_IBAN`, the example of the IBAN registry is used. */
export const bankAccount: Config.Config<BankAccount> = Config.flatMap(iban, (own) =>
  own === undefined
    ? Config.succeed(ShopAccount.defaultValue())
    : Config.map(Config.all({ holder, bic }), ({ bic: code, holder: name }) => ({
        holder: name,
        iban: own,
        ...(code === undefined ? {} : { bic: code }),
      })),
)

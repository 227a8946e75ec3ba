import { BankAccount, Bic, Iban } from "@heimwerk/core/payment/BankAccount.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Config, Schema } from "effect"

import { retailerName } from "./retailer.ts"
import { optional, requiredSetting, setting } from "./setting.ts"

const iban = setting(
  "BANK_IBAN",
  Iban,
  "an IBAN without spaces is needed, such as BANK_IBAN=DE89370400440532013000.",
).pipe(optional)

const holderRule = [
  "BANK_HOLDER",
  BankAccount.fields.holder,
  "a name of at most 70 characters is needed, such as BANK_HOLDER=Werk GmbH.",
] as const

const isHolder = Schema.is(BankAccount.fields.holder)

/** Account holder: `BANK_HOLDER`, by default the retailer. Required if that name is missing or over 70 characters. */
const holder = Config.flatMap(retailerName, (name) =>
  isHolder(name)
    ? Config.map(setting(...holderRule).pipe(optional), (own) => own ?? name)
    : requiredSetting(...holderRule),
)

const bic = setting("BANK_BIC", Bic, "8 or 11 characters are needed, such as BANK_BIC=COBADEFFXXX.").pipe(
  optional,
)

/** The demonstration's account, with the retailer as its holder if the name has at most 70 characters. */
const example = Config.map(retailerName, (name): BankAccount => {
  const account = ShopAccount.defaultValue()
  return isHolder(name) ? { ...account, holder: name } : account
})

/** The account for bank transfers. Without `BANK_IBAN`, the example of the IBAN registry is used. */
export const bankAccount: Config.Config<BankAccount> = Config.flatMap(iban, (own) =>
  own === undefined
    ? example
    : Config.map(Config.all({ holder, bic }), ({ bic: code, holder: name }) => ({
        holder: name,
        iban: own,
        ...(code === undefined ? {} : { bic: code }),
      })),
)

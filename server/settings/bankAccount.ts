import { BankAccount, Bic, Iban } from "@heimwerk/core/payment/BankAccount.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Config, Schema } from "effect"

import { retailerName } from "./retailer.ts"
import { optional, refuse, setting } from "./setting.ts"

const iban = setting({
  name: "BANK_IBAN",
  meaning: "Auf dieses Konto überweisen Kunden; die IBAN steht ohne Leerzeichen.",
  manual: "account for bank transfers, without spaces",
  defaultText: { de: "Beispiel des IBAN-Registers", en: "example of the IBAN registry" },
  schema: Iban,
  wanted: "an IBAN without spaces is needed, such as BANK_IBAN=DE89370400440532013000.",
  needed: "Nötig ist eine IBAN ohne Leerzeichen, zum Beispiel BANK_IBAN=DE89370400440532013000.",
}).pipe(optional)

const isHolder = Schema.is(BankAccount.fields.holder)

const holderRule = {
  name: "BANK_HOLDER",
  wanted: "a name of at most 70 characters is needed, such as BANK_HOLDER=Werk GmbH.",
  needed: "Nötig ist ein Name mit höchstens 70 Zeichen, zum Beispiel BANK_HOLDER=Werk GmbH.",
}

/** Account holder, by default the retailer. Required if the retailer's name is missing or over 70 characters. */
const holder = setting({
  ...holderRule,
  meaning: "Dieser Inhaber gehört zum Konto von BANK_IBAN.",
  manual:
    "holder of the account of `BANK_IBAN`; required if `RETAILER_NAME` is missing or over 70 characters",
  default: Config.flatMap(retailerName, (name) =>
    isHolder(name) ? Config.succeed(name) : refuse(holderRule),
  ),
  defaultText: { de: "RETAILER_NAME", en: "`RETAILER_NAME`" },
  schema: BankAccount.fields.holder,
  example: "Werk GmbH",
})

const bic = setting({
  name: "BANK_BIC",
  meaning: "Diese BIC braucht eine Überweisung von außerhalb des EWR.",
  manual: "BIC of the account of `BANK_IBAN`, for transfers from outside the EEA",
  schema: Bic,
  wanted: "8 or 11 characters are needed, such as BANK_BIC=COBADEFFXXX.",
  needed: "Nötig sind 8 oder 11 Zeichen, zum Beispiel BANK_BIC=COBADEFFXXX.",
}).pipe(optional)

/** The demonstration's account, with the retailer as its holder if the name has at most 70 characters. */
const example = Config.map(retailerName, (name): BankAccount => {
  const account = ShopAccount.defaultValue()
  return isHolder(name) ? { ...account, holder: name } : account
})

/** The account for bank transfers. Without `BANK_IBAN`, the example account of the IBAN registry is used. */
export const bankAccount: Config.Config<BankAccount> = Config.flatMap(iban, (own) =>
  own === undefined
    ? example
    : Config.map(Config.all({ holder, bic }), ({ bic: code, holder: name }) => ({
        holder: name,
        iban: own,
        ...(code === undefined ? {} : { bic: code }),
      })),
)

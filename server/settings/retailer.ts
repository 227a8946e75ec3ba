import { Retailer, type RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { Config, Schema } from "effect"

import { optional, required, setting, textWhere } from "./setting.ts"

const line = Schema.String.check(Schema.isPattern(/^[^\r\n]{1,100}$/u))

/** Name of the retailer's company. `undefined` for the demonstration. */
export const retailerName = setting({
  name: "RETAILER_NAME",
  meaning: "So heißt die Firma in E-Mails und Rechnungen (§ 312f BGB, § 14 UStG).",
  manual: "name of the company in mails and invoices (§ 312f BGB, § 14 UStG)",
  defaultText: { de: "eine erfundene Firma", en: "an invented company" },
  schema: line,
  wanted: "a name of at most 100 characters is needed, such as RETAILER_NAME=Werk GmbH.",
  needed: "Nötig ist ein Name mit höchstens 100 Zeichen, zum Beispiel RETAILER_NAME=Werk GmbH.",
}).pipe(optional)

/** Returns the rules of a setting with one line of text, which is required if `RETAILER_NAME` is set. */
const lineRule = (name: string, example: string) => ({
  name,
  schema: line,
  wanted: `with RETAILER_NAME, a text of at most 100 characters is needed, such as ${name}=${example}.`,
  needed: `Mit RETAILER_NAME ist ein Text mit höchstens 100 Zeichen nötig, zum Beispiel ${name}=${example}.`,
  example,
})

const email = setting({
  ...lineRule("RETAILER_EMAIL", "service@shop.example"),
  schema: textWhere(isEmail),
  meaning: "An diese Adresse schreiben Kunden der Firma.",
  manual: "mailbox of the company, required with `RETAILER_NAME`",
})

const street = setting({
  ...lineRule("RETAILER_STREET", "Werkstraße 1"),
  meaning: "In dieser Straße sitzt die Firma.",
  manual: "street of the company, required with `RETAILER_NAME`",
})

const city = setting({
  ...lineRule("RETAILER_CITY", "50667 Köln"),
  meaning: "In diesem Ort mit Postleitzahl sitzt die Firma.",
  manual: "postcode and town of the company, required with `RETAILER_NAME`",
})

const phone = setting({
  ...lineRule("RETAILER_PHONE", "0221 5550100"),
  meaning: "Unter dieser Telefonnummer erreichen Kunden die Firma.",
  manual: "telephone number, required with `RETAILER_NAME`",
})

const register = setting({
  ...lineRule("RETAILER_REGISTER", "Amtsgericht Köln, HRB 12345"),
  meaning: "In diesem Handelsregister steht die Firma.",
  manual: "register, required with `RETAILER_NAME`",
})

const vatId = setting({
  ...lineRule("RETAILER_VAT_ID", "DE123456788"),
  meaning: "Diese Umsatzsteuer-Identifikationsnummer hat die Firma.",
  manual: "VAT id, required with `RETAILER_NAME`",
})

/** The retailer's mailbox. `undefined` for the demonstration. */
export const retailerEmail = Config.flatMap(retailerName, (name) =>
  name === undefined ? Config.succeed(undefined) : required(email),
)

const others = Config.all({
  street: required(street),
  city: required(city),
  email: required(email),
  phone: required(phone),
  register: required(register),
  vatId: required(vatId),
})

/**
 * The retailer named in mails, invoices and the withdrawal page. Without `RETAILER_NAME`, it is the invented
 * company of the demonstration.
 */
export const retailer: Config.Config<Omit<RetailerIdentity, "origin" | "brand">> = Config.flatMap(
  retailerName,
  (own) =>
    own === undefined
      ? Config.succeed(Retailer.defaultValue())
      : Config.map(others, (rest) => ({ ...rest, name: own })),
)

import { Retailer, type RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { Config, Schema } from "effect"

import { optional, requiredSetting, setting, textWhere } from "./setting.ts"

const line = Schema.String.check(Schema.isPattern(/^[^\r\n]{1,100}$/u))

const required = (name: string, example: string, schema: typeof line = line) =>
  requiredSetting(
    name,
    schema,
    `with RETAILER_NAME, a text of at most 100 characters is needed, such as ${name}=${example}.`,
  )

/** Name of the retailer's company. `undefined` for the demonstration. */
export const retailerName = setting(
  "RETAILER_NAME",
  line,
  "a name of at most 100 characters is needed, such as RETAILER_NAME=Werk GmbH.",
).pipe(optional)

const others = Config.all({
  street: required("RETAILER_STREET", "Werkstraße 1"),
  city: required("RETAILER_CITY", "50667 Köln"),
  email: required("RETAILER_EMAIL", "service@shop.example", textWhere(isEmail)),
  phone: required("RETAILER_PHONE", "0221 5550100"),
  register: required("RETAILER_REGISTER", "Amtsgericht Köln, HRB 12345"),
  vatId: required("RETAILER_VAT_ID", "DE123456788"),
})

/** The retailer whom mails and invoices name. Without `RETAILER_NAME`, the demonstration's invented company is used. */
export const retailer: Config.Config<Omit<RetailerIdentity, "origin" | "brand">> = Config.flatMap(
  retailerName,
  (own) =>
    own === undefined
      ? Config.succeed(Retailer.defaultValue())
      : Config.map(others, (rest) => ({ ...rest, name: own })),
)

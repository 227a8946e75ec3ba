import type { AccountConfig } from "@heimwerk/core/account/AccountConfig.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import * as Schema from "effect/Schema"

/** The logged-in customer in the HTTP contract (storefront 3, Customer). */
export class WireCustomer extends Schema.Opaque<WireCustomer>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    cs_id: Schema.NonEmptyString,
    email: Schema.String,
    firstname: Schema.String,
    lastname: Schema.String,
    loyalty_card: Schema.optionalKey(Schema.NonEmptyString),
    merge_done: Schema.optionalKey(Schema.Boolean),
  }),
) {}

/** The response if nobody is logged in: it has no id (storefront 7, customers/me). */
export class WireNobody extends Schema.Opaque<WireNobody>()(
  Schema.Struct({ id: Schema.optionalKey(Schema.Never) }),
) {}

export const toWire = (customer: Customer): WireCustomer => ({
  id: customer.id,
  cs_id: customer.csId,
  email: customer.email,
  firstname: customer.firstName,
  lastname: customer.lastName,
  ...(customer.loyaltyCard === undefined ? {} : { loyalty_card: customer.loyaltyCard }),
  ...(customer.mergeDone === undefined ? {} : { merge_done: customer.mergeDone }),
})

/** Configuration of the account forms: a list of which only the first element is used (storefront 7). */
export const WireConfig = Schema.NonEmptyArray(
  Schema.Struct({
    turnstile_enabled: Schema.Boolean,
    turnstile_form_login_type_enabled: Schema.Boolean,
  }),
)

export const configToWire = ({
  botCheckAtLoginType,
  botCheckEnabled,
}: AccountConfig): typeof WireConfig.Type => [
  { turnstile_enabled: botCheckEnabled, turnstile_form_login_type_enabled: botCheckAtLoginType },
]

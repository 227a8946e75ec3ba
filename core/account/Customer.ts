import * as Schema from "effect/Schema"

/**
 * Customer of the session (storefront 3, Customer). The field names of the HTTP interface (`cs_id`,
 * `merge_done`) are used only in the adapters.
 * @stability stable
 * @example
 * import { account, createShop } from "@heimwerk/adapters/client"
 * import { Customer } from "@heimwerk/core/account"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account })
 * const login = await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const anna: Customer | undefined = login.ok ? login.value : undefined
 * anna?.lastName // => "Berg"
 */
export class Customer extends Schema.Opaque<Customer>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    /** Id of the customer in other services of the retailer. */
    csId: Schema.NonEmptyString,
    email: Schema.String,
    firstName: Schema.String,
    lastName: Schema.String,
    loyaltyCard: Schema.optionalKey(Schema.NonEmptyString),
    /** Whether account and loyalty card are merged. The login at the checkout does not return it. */
    mergeDone: Schema.optionalKey(Schema.Boolean),
  }),
) {}

import * as Schema from "effect/Schema"

/**
 * Who is logged in, as the account answers (storefront 3, Customer). The wire's names (`cs_id`, `merge_done`) stop at the
 * adapters.
 * @stability stable
 */
export const Customer = Schema.Struct({
  id: Schema.NonEmptyString,
  /** The number by which other services of the retailer know the customer. */
  csId: Schema.NonEmptyString,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  loyaltyCard: Schema.optionalKey(Schema.NonEmptyString),
  /** Whether account and loyalty card have been brought together; the login at the checkout does not answer it. */
  mergeDone: Schema.optionalKey(Schema.Boolean),
})
export type Customer = typeof Customer.Type

import * as Schema from "effect/Schema"

/** The typed fields of the checkout form. The address is used only for a delivery to the home. */
export const CheckoutInput = Schema.Struct({
  salute: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  addition: Schema.String,
  street: Schema.String,
  postalCode: Schema.String,
  city: Schema.String,
})
export type CheckoutInput = typeof CheckoutInput.Type

import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"

/**
 * Returns the fields of the checkout for an address of the customer's address book. The name belongs to the address,
 * because an order has no other name for its delivery. Without a telephone number, the form keeps its own.
 */
export const fieldsOf = (address: BookAddress): Partial<CheckoutInput> => {
  const { addition, city, firstName, lastName, phone, postalCode, salute, street } = address
  return {
    salute,
    firstName,
    lastName,
    addition,
    street,
    postalCode,
    city,
    ...(phone === "" ? {} : { phone }),
  }
}

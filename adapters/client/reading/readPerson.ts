import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { PersonalData } from "@heimwerk/core/account/PersonalData.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"
import type { Plz } from "@heimwerk/core/values/Plz.ts"
import type { OrderContact } from "@heimwerk/core/order/Order.ts"

import { valuesOf } from "./plain/isObject.ts"
import { converted, filledText, flag, guarded, oneOf, optional, type Read, struct, text } from "./Read.ts"
import { isPlz } from "./values.ts"

const plz: Read<Plz> = guarded(isPlz)

const email: Read<Email> = guarded((raw): raw is Email => typeof raw === "string" && isEmail(raw))

const salute = oneOf<PersonalData["salute"]>("", "Frau", "Herr", "Divers")

const personalData = { salute, firstName: filledText, lastName: filledText, phone: text }

/** Reads the person who ordered. */
export const readContact: Read<OrderContact> = struct<OrderContact>({ ...personalData, email })

/** Reads the data of the page 'Persönliche Daten'. */
export const readProfile: Read<Profile> = struct<Profile>({
  ...personalData,
  email: text,
  pendingEmail: optional(text),
  loyaltyCard: optional(filledText),
  mergeDone: flag,
  newsletter: optional(flag),
})

/** Reads an address of the address book. */
export const readAddress: Read<BookAddress> = struct<BookAddress>({
  ...personalData,
  id: filledText,
  addition: text,
  street: filledText,
  postalCode: plz,
  city: filledText,
  isDefault: flag,
})

/** Renames the fields of the HTTP interface to those of a customer. */
const customerOf = (raw: unknown) => {
  const wire = valuesOf(raw)
  return {
    ...wire,
    csId: wire["cs_id"],
    firstName: wire["firstname"],
    lastName: wire["lastname"],
    loyaltyCard: wire["loyalty_card"],
    mergeDone: wire["merge_done"],
  }
}

/** Reads the customer of the session. */
export const readCustomer: Read<Customer> = converted(
  customerOf,
  struct<Customer>({
    id: filledText,
    csId: filledText,
    email: text,
    firstName: text,
    lastName: text,
    loyaltyCard: optional(filledText),
    mergeDone: optional(flag),
  }),
)

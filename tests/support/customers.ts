import { randomUUID } from "node:crypto"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { decodeNewAccount } from "@heimwerk/core/account/NewAccount.ts"
import type { NewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Result } from "effect"

/** A new account as entered in the registration form. */
export const newAccount = (email: string, password = "Werkbank-2026!") =>
  Result.getOrThrow(
    decodeNewAccount({
      salute: "Frau",
      firstName: "Nora",
      lastName: "Neu",
      email,
      password,
      termsAccepted: true,
    }),
  )

/** An account as `seedCustomers` writes it. The id of the caller makes it unique in the database. */
export const seededCustomer = (csId: string) =>
  ({
    id: randomUUID(),
    csId,
    email: Email.make(`${csId}@kunde.example`),
    firstName: "Anna",
    lastName: "Berg",
    password: "Werkbank-2026!",
    loginType: 1,
    mergeDone: false,
  }) as const

/** A new address as entered in the address book. */
export const newAddress = (street = "Werkstraße 1"): NewAddress => ({
  salute: "Frau",
  firstName: "Nora",
  lastName: "Neu",
  addition: "",
  street,
  postalCode: Plz.make("50667"),
  city: "Köln",
  phone: "0221-5550100",
})

/** Returns the mails to one address in the order they were sent. */
export const mailsTo = (mails: ReadonlyArray<Mail>, email: string) =>
  mails.filter(({ to }) => accountKeyOf(to) === accountKeyOf(email))

/** Returns the token in the link of an account mail, or an empty text. */
export const accountToken = (mail: Pick<Mail, "text"> | undefined): string =>
  /^https:\/\/shop\.example\/meinkonto\/[\w/-]+\?token=([\w-]+)$/mu.exec(mail?.text ?? "")?.[1] ?? ""

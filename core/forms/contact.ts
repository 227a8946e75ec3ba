import type { ContactData, ContactField, FormField } from "./ContactData.ts"
import { contactFields } from "./contactFields.ts"
import { isEmail } from "../values/isEmail.ts"
import { isPhone } from "../values/isPhone.ts"
import { maxContactTextLength } from "./limits.ts"

/**
 * Salutations to choose from in the contact data (forms and markets 3.1).
 * @stability stable
 * @example
 * import { salutes } from "@heimwerk/core/forms"
 *
 * salutes // => ["Herr", "Frau", "Divers"]
 */
export const salutes = ["Herr", "Frau", "Divers"] as const

/**
 * The initial, empty contact data.
 * @stability stable
 * @example
 * import { emptyContactData, wrongFields } from "@heimwerk/core/forms"
 *
 * wrongFields(emptyContactData).length // => 8
 */
export const emptyContactData: ContactData = {
  salute: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  postalCode: "",
  city: "",
}

const saluteTexts: ReadonlyArray<string> = salutes
const postalCode = /^\d{5}$/u

const isFilled = (text: string): boolean => text.trim() !== ""

const rules: Readonly<Record<ContactField, (text: string) => boolean>> = {
  salute: (text) => saluteTexts.includes(text),
  firstName: isFilled,
  lastName: isFilled,
  email: isEmail,
  phone: isPhone,
  address: isFilled,
  postalCode: (text) => postalCode.test(text.trim()),
  city: isFilled,
}

const isRight = (field: ContactField, text: string): boolean =>
  text.trim().length <= maxContactTextLength && rules[field](text)

/**
 * Returns the invalid contact fields in the order of the form (forms and markets 5.1). Ignores spaces before
 * and after a value. The salutation must match exactly.
 * @stability stable
 * @example
 * import { emptyContactData, wrongFields } from "@heimwerk/core/forms"
 *
 * wrongFields({ ...emptyContactData, email: "anna.berg@kunde.example" }).includes("email") // => false
 */
export const wrongFields = (data: ContactData): ReadonlyArray<ContactField> =>
  contactFields.filter((field) => !isRight(field, data[field]))

/** Marks one form field as invalid or valid. The other fields keep their marks. */
export const flagField = (
  errors: ReadonlyArray<FormField>,
  field: FormField,
  isWrong: boolean,
): ReadonlyArray<FormField> => [...errors.filter((other) => other !== field), ...(isWrong ? [field] : [])]

/** Changes one contact field and validates that field. */
export const withContact = <
  Form extends { readonly userData: ContactData; readonly errors: ReadonlyArray<FormField> },
>(
  form: Form,
  field: ContactField,
  text: string,
): Form => ({
  ...form,
  userData: { ...form.userData, [field]: text },
  errors: flagField(form.errors, field, !isRight(field, text)),
})

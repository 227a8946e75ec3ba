import * as v from "valibot"
import * as z from "zod"

/**
 * The salutations of the contact form. The texts and patterns in this file repeat those of core, for other
 * schema libraries.
 */
const salutes = ["Herr", "Frau", "Divers"] as const
const emailPattern = /^\w+(?:[.+-]+\w+)*@\w+(?:-+\w+)*(?:\.\w+(?:-+\w+)*)+$/u
const phonePattern = /^[0+][\d/-]+$/u
const postalCodePattern = /^\d{5}$/u

const texts = {
  salute: "Bitte wähle eine Anrede",
  firstName: "Bitte gib deinen Vornamen ein",
  lastName: "Bitte gib deinen Nachnamen ein",
  email: "Bitte gib eine E-Mail-Adresse an",
  phone: "Bitte gib eine Telefonnummer an",
  address: "Bitte gib eine Straße und eine Hausnummer an",
  postalCode: "Bitte gib eine gültige Postleitzahl an",
  city: "Bitte gib einen Ort an",
}

const zodFilled = (message: string) => z.string().trim().min(1, message)
const zodMatching = (pattern: RegExp, message: string) => z.string().trim().regex(pattern, message)

/** The contact form for zod. */
export const zodContact = z.object({
  salute: z.enum(salutes, texts.salute),
  firstName: zodFilled(texts.firstName),
  lastName: zodFilled(texts.lastName),
  email: zodMatching(emailPattern, texts.email),
  phone: zodMatching(phonePattern, texts.phone),
  address: zodFilled(texts.address),
  postalCode: zodMatching(postalCodePattern, texts.postalCode),
  city: zodFilled(texts.city),
})

/** The zod schema compiled at run time. A page whose security policy forbids `eval` cannot use it. */
export const zodContactCompiled = z.compile(zodContact)

const valibotFilled = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message))
const valibotMatching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.trim(), v.regex(pattern, message))

/** The contact form for valibot. */
export const valibotContact = v.object({
  salute: v.picklist(salutes, texts.salute),
  firstName: valibotFilled(texts.firstName),
  lastName: valibotFilled(texts.lastName),
  email: valibotMatching(emailPattern, texts.email),
  phone: valibotMatching(phonePattern, texts.phone),
  address: valibotFilled(texts.address),
  postalCode: valibotMatching(postalCodePattern, texts.postalCode),
  city: valibotFilled(texts.city),
})

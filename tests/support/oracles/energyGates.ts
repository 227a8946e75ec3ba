/** The answers of the energy form as plain strings. */
export interface EnergyAnswers {
  readonly property: string
  readonly services: ReadonlyArray<string>
  readonly market: string
  readonly contact: Readonly<Record<string, string>>
  readonly consent: boolean
}

const offered: Readonly<Record<string, string>> = {
  "house-owner": "hansetherm otovo fuchsundeule varm",
  "apartment-owner": "fuchsundeule varm",
  renter: "fuchsundeule",
}

const only = (text: string, allowed: string): boolean =>
  text.split("").every((letter) => allowed.includes(letter))
const digits = "0123456789"

/** Whether all contact fields are valid, checked character by character (forms and markets 5.1). */
export const isContactRight = (contact: Readonly<Record<string, string>>): boolean => {
  for (const name of ["salute", "firstName", "lastName", "email", "phone", "address", "postalCode", "city"]) {
    if ((contact[name] ?? "").trim() === "") return false
  }
  const [phone, plz, email] = ["phone", "postalCode", "email"].map((name) => (contact[name] ?? "").trim())
  if (phone === undefined || plz === undefined || email === undefined) return false
  const [, domain, ...more] = email.split("@")
  return (
    "0+".includes(phone.charAt(0)) &&
    phone.length > 1 &&
    only(phone.slice(1), `${digits}-/`) &&
    plz.length === 5 &&
    only(plz, digits) &&
    domain !== undefined &&
    more.length === 0 &&
    domain.split(".").length > 1 &&
    email.split(/[@.]/u).every((part) => part !== "") &&
    ["Herr", "Frau", "Divers"].includes(contact["salute"] ?? "")
  )
}

/**
 * For each of the seven screens, whether 'Weiter' is allowed, derived directly from the spec (forms and
 * markets 4.2, 5.1, 5.3).
 */
export const openGates = (answers: EnergyAnswers): ReadonlyArray<boolean> => [
  true,
  answers.property.length > 0,
  answers.services.some((service) => (offered[answers.property] ?? "").split(" ").includes(service)),
  isContactRight(answers.contact) && answers.market.length > 0,
  answers.consent,
  true,
  true,
]

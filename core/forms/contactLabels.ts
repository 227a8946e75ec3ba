import type { ContactField } from "./ContactData.ts"

/** Labels of the contact fields (forms and markets 3.1; `address` is street and house number). */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  salute: "Anrede",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail-Adresse",
  phone: "Telefonnummer",
  address: "Straße und Hausnummer",
  postalCode: "Postleitzahl",
  city: "Ort",
}

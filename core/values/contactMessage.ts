import type { Brand } from "../environment.ts"
import type { ContactField, FormField } from "../forms/ContactData.ts"

/** What is said about a field of the contact data, whoever checks it (forms and markets 5.1, the table). */
export const contactMessages: Readonly<Record<ContactField, string>> = {
  salute: "Bitte wähle eine Anrede",
  firstName: "Bitte gib deinen Vornamen ein",
  lastName: "Bitte gib deinen Nachnamen ein",
  email: "Bitte gib eine E-Mail-Adresse an",
  phone: "Bitte gib eine Telefonnummer an",
  address: "Bitte gib eine Straße und eine Hausnummer an",
  postalCode: "Bitte gib eine gültige Postleitzahl an",
  city: "Bitte gib einen Ort an",
}

/** What a customer reads under a field that is wrong (forms and markets 5.1, the table). */
export const contactMessage = (field: FormField, brand: Brand): string =>
  field === "marketId" ? `Bitte wähle deinen ${brand.brand} Baumarkt.` : contactMessages[field]

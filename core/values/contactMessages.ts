/** German error messages of contact data, by field (table in forms and markets 5.1). */
export const contactMessages = {
  salute: "Bitte wähle eine Anrede",
  firstName: "Bitte gib deinen Vornamen ein",
  lastName: "Bitte gib deinen Nachnamen ein",
  email: "Bitte gib eine E-Mail-Adresse an",
  phone: "Bitte gib eine Telefonnummer an",
  address: "Bitte gib eine Straße und eine Hausnummer an",
  postalCode: "Bitte gib eine gültige Postleitzahl an",
  city: "Bitte gib einen Ort an",
} as const

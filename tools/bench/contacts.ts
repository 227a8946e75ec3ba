import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"

const one: ContactData = {
  salute: "Frau",
  firstName: "Özlem",
  lastName: "Weiß-Grün",
  email: "oezlem.weiss-gruen+garten@post.example",
  phone: "+49/221-4710012",
  address: "Industriestraße 12",
  postalCode: "50667",
  city: "Köln",
}

/** Valid contact forms, some with spaces around the typed text. */
export const validContacts: ReadonlyArray<ContactData> = Array.from({ length: 100 }, (_, index) => ({
  ...one,
  salute: ["Herr", "Frau", "Divers"][index % 3] ?? "Herr",
  firstName: index % 5 === 0 ? ` ${one.firstName} ` : one.firstName,
  email: `kundin${index}@post.example${index % 7 === 0 ? " " : ""}`,
  phone: `0${221_000 + index}/4710-${index}`,
  postalCode: String(10_000 + index * 97),
}))

const wrong: ReadonlyArray<Partial<ContactData>> = [
  { salute: "Frl." },
  { salute: "", firstName: " ", lastName: "", email: "", phone: "", address: "", postalCode: "", city: "" },
  { email: "kundin@post" },
  { email: "kundin..@post.example", postalCode: "5066" },
  { phone: "12345" },
  { phone: "0221 4710", city: "\t" },
  { postalCode: "D-50667", address: "" },
  { postalCode: "506678", email: "@post.example", firstName: "" },
  { lastName: "\u00a0" },
  { email: "a@b.c d", phone: "+" },
]

/** Contact forms with one invalid field, contact forms with several invalid fields, and empty contact forms. */
export const invalidContacts: ReadonlyArray<ContactData> = validContacts.map((contact, index) => ({
  ...contact,
  ...wrong[index % wrong.length],
}))

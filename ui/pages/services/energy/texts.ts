import type { Partner } from "@heimwerk/core/forms/energy/EnergyForm.ts"

/** Title and description of each partner's service (forms and markets 3.3). */
export const services: Readonly<Record<Partner, { readonly title: string; readonly text: string }>> = {
  hansetherm: {
    title: "Wärmepumpe",
    text: "Beratung, Planung und Einbau einer Wärmepumpe, mit Hilfe beim Antrag auf Förderung.",
  },
  otovo: {
    title: "Photovoltaik",
    text: "Solaranlage und Speicher, geplant für dein Dach und montiert von Betrieben aus der Nähe.",
  },
  fuchsundeule: {
    title: "Energieberatung",
    text: "Ein Sanierungsfahrplan zeigt, welche Maßnahmen sich in welcher Reihenfolge lohnen.",
  },
  varm: {
    title: "Dämmung",
    text: "Einblasdämmung für Fassade, Dach und Kellerdecke, meist an einem Tag.",
  },
}

/** The steps of an energy request. */
export const steps = [
  { title: "Anfrage stellen", text: "Wähle deine Immobilie und die Services, die dich interessieren." },
  { title: "E-Mail bestätigen", text: "Mit einem Link in unserer E-Mail bestätigst du deine Anfrage." },
  { title: "Beraten lassen", text: "Die gewählten Partner melden sich und beraten dich zu deinem Zuhause." },
  { title: "Energie sparen", text: "Du entscheidest, was umgesetzt wird, und sicherst dir deine Vorteile." },
] as const

/** Frequent questions about energy-efficient living. */
export const questions = [
  {
    question: "Was kostet die Anfrage?",
    answer: "Nichts. Deine Anfrage ist kostenlos und unverbindlich.",
  },
  {
    question: "Ich wohne zur Miete. Kann ich trotzdem anfragen?",
    answer:
      "Ja, eine Energieberatung ist auch für Mieter möglich. Dafür benötigst du die Vollmacht des Hauseigentümers.",
  },
  {
    question: "Wann gebt ihr meine Daten an Partner weiter?",
    answer:
      "Erst wenn du deine Anfrage über den Link in unserer E-Mail bestätigt hast, und nur an die Partner, die du gewählt hast.",
  },
] as const

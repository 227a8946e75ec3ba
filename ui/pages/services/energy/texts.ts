/** The steps of an energy request. */
export const steps = [
  { title: "Anfrage stellen", text: "Wähle deine Immobilie und die Services, die dich interessieren." },
  { title: "E-Mail bestätigen", text: "Mit einem Link in unserer E-Mail bestätigst du deine Anfrage." },
  { title: "Beraten lassen", text: "Die gewählten Partner melden sich und beraten dich zu deinem Zuhause." },
  { title: "Energie sparen", text: "Du entscheidest, was umgesetzt wird, und sicherst dir deine Vorteile." },
] as const

/**
 * Returns frequent questions about energy-efficient living. The question of tenants is left out if there is no
 * service for them.
 *
 * @param forTenants the titles of the services for tenants
 */
export const questionsFor = (forTenants: ReadonlyArray<string>) => [
  {
    question: "Was kostet die Anfrage?",
    answer: "Nichts. Deine Anfrage ist kostenlos und unverbindlich.",
  },
  ...(forTenants.length === 0
    ? []
    : [
        {
          question: "Ich wohne zur Miete. Kann ich trotzdem anfragen?",
          answer: `Ja, auch für Mieter gibt es ein Angebot: ${forTenants.join(", ")}. Dafür benötigst du die Vollmacht des Hauseigentümers.`,
        },
      ]),
  {
    question: "Wann gebt ihr meine Daten an Partner weiter?",
    answer:
      "Erst wenn du deine Anfrage über den Link in unserer E-Mail bestätigt hast, und nur an die Partner, die du gewählt hast.",
  },
]

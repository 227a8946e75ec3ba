/* global shared */

const { make, openPanel } = shared

const style = `
  article { padding: 0 0 16px; margin: 0 0 16px; border-bottom: 1px solid #d6dde2; }
  h3 { margin: 0 0 4px; font-size: 16px; }
  article p { margin: 0; }
  .by { color: #4a5a64; font-size: 14px; }
`

const talks = [
  [
    "Welcher Dübel hält im Altbau?",
    "Bei weichem Ziegel nehme ich Langdübel und bohre ohne Schlag.",
    "Jule, 14 Antworten",
  ],
  [
    "Rasen im Herbst: noch düngen?",
    "Ja, kaliumbetont bis Mitte Oktober, dann kommt er gut durch den Winter.",
    "Miro, 9 Antworten",
  ],
  [
    "Fugen im Bad werden grau",
    "Erst entkalken, dann Fugenstift. Silikon lieber ganz erneuern.",
    "Aylin, 22 Antworten",
  ],
]

window.CommunityAdvice = {
  open: async ({ onEnd }) => {
    const { body, button } = openPanel({
      title: "Produktberatung aus der Community",
      subtitle: "Heimwerker antworten Heimwerkern",
      closeLabel: "Community schließen",
      style,
      ended: onEnd,
    })
    for (const [question, answer, by] of talks)
      body.append(
        make(
          "article",
          {},
          make("h3", {}, question),
          make("p", {}, answer),
          make("p", { className: "by" }, by),
        ),
      )
    button.focus()
  },
}

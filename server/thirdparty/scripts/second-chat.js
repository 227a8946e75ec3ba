/* global shared */

const { make, openPanel } = shared

const style = `
  .turn { max-width: 86%; margin: 0 0 12px; padding: 10px 14px; border-radius: 14px 14px 14px 4px; background: #eef3f6; }
`

/** Simulates the chat with the customer service. In the demonstration no person answers. */
const startWith = (appId, locale) => {
  const ends = []
  const panels = []
  return {
    open: async () => {
      const { body, button, close } = openPanel({
        title: "Kundenservice",
        subtitle: "Mo-Sa 8:00-20:00 Uhr",
        closeLabel: "Chat beenden",
        style,
        ended: () => ends.forEach((end) => end()),
      })
      const text = `Du bist in der Warteschlange des Kundenservice (${appId}, ${locale}). In der Demonstration antwortet niemand.`
      panels.push(close)
      body.append(make("p", { className: "turn", role: "status" }, text))
      button.focus()
    },
    onEnd: (listener) => ends.push(listener),
    close: async () => panels.splice(0).forEach((close) => close()),
  }
}

window.SupportChat = { boot: async ({ appId, locale }) => startWith(appId, locale) }

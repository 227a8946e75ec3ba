/* global shared */

const { answerHours, answerOrder, answerStock, make, openPanel } = shared

const style = `
  .turn { width: fit-content; max-width: 86%; margin: 0 0 12px; padding: 10px 14px; border-radius: 14px 14px 14px 4px; background: #eef3f6; white-space: pre-line; overflow-wrap: anywhere; }
  .own { margin-left: auto; border-radius: 14px 14px 4px 14px; background: #0b4a6f; color: #fff; }
  .turn a { display: block; margin-top: 6px; }
  .ways { display: flex; flex-wrap: wrap; gap: 8px; padding: 0 20px 12px; }
  .ways button { min-height: 36px; padding: 4px 14px; border: 1px solid #0b4a6f; border-radius: 18px; background: #fff; color: #0b4a6f; font-size: 14px; }
  .ways button:hover { background: #eef3f6; }
  form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #d6dde2; }
  input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #5b6770; border-radius: 4px; font: inherit; }
  form button { min-height: 44px; padding: 0 16px; border: 0; border-radius: 4px; background: #0b4a6f; color: #fff; font-weight: 600; }
`

const listeners = { end: [], consentRequest: [] }

const publish = (name, detail) => listeners[name].forEach((listener) => listener(detail))

const ways = [
  ["Öffnungszeiten", "hours"],
  ["Ist ein Artikel da?", "stock"],
  ["Stand meiner Bestellung", "order"],
  ["Mit Menschen schreiben", "secondChat"],
  ["Videoberatung", "video"],
  ["Märkte auf der Karte", "maps"],
]

/**
 * Answers to topics that need another service. The chat bot asks the page to open the service, and the page
 * asks the visitor for consent.
 */
const handedOver = {
  secondChat:
    "Ich verbinde dich mit dem Kundenservice. Wenn du noch nicht zugestimmt hast, fragen wir dich zuerst.",
  video:
    "Die Videoberatung findest du unter Hilfe und Beratung. Wenn du noch nicht zugestimmt hast, fragen wir dich zuerst.",
  maps: "Die Karte findest du bei den Märkten. Wenn du noch nicht zugestimmt hast, fragen wir dich zuerst.",
}

const questions = {
  hours: "Welcher Markt? Schreib mir einen Ort, eine Postleitzahl, oder „mein Markt“.",
  stock: "Welcher Artikel? Schreib mir seine Nummer oder seinen Namen.",
}

const answers = { hours: answerHours, stock: answerStock, order: answerOrder }

const topicOf = (text) => {
  if (/öffn|offen|uhr|geschlossen|feiertag/iu.test(text)) return "hours"
  if (/bestellung|paket|lieferung|auftrag|\bHW-\d/iu.test(text)) return "order"
  if (/verfügbar|vorrätig|bestand|lager|artikel|habt ihr/iu.test(text)) return "stock"
  return undefined
}

const unknown = {
  text: "Das habe ich nicht verstanden. Frag mich nach Öffnungszeiten, einem Artikel oder deiner Bestellung.",
}

const broken = { text: "Das kann ich gerade nicht nachsehen. Bitte versuche es später noch einmal." }

const startChat = () => {
  let topic
  const { body, panel } = openPanel({
    title: "Service-Chat",
    subtitle: "Antwortet rund um die Uhr, automatisch",
    closeLabel: "Chat beenden",
    style,
    ended: () => publish("end"),
  })
  const log = make("div", { role: "log", ariaLive: "polite", ariaLabel: "Unterhaltung" })
  body.append(log)
  const say = ({ link, text }, isOwn = false) => {
    const turn = make("p", { className: isOwn ? "turn own" : "turn" }, text)
    if (link !== undefined) turn.append(make("a", { href: link.href }, link.text))
    log.append(turn)
    body.scrollTop = body.scrollHeight
  }
  const answer = async (text, about = topicOf(text)) => {
    say({ text }, true)
    topic = about ?? topic
    if (topic === undefined) return say(unknown)
    try {
      const found = await answers[topic](text)
      topic = found.next
      say(found)
    } catch {
      say(broken)
    }
  }
  const choose = (label, way) => {
    // This topic needs no further question, because the shop knows the logged-in customer's orders.
    if (way === "order") return void answer(label, way)
    say({ text: label }, true)
    if (way in handedOver) {
      say({ text: handedOver[way] })
      return publish("consentRequest", way)
    }
    topic = way
    say({ text: questions[way] })
    field.focus()
  }
  const buttons = ways.map(([label, way]) => {
    const button = make("button", { type: "button" }, label)
    button.addEventListener("click", () => choose(label, way))
    return button
  })
  const field = make("input", {
    type: "text",
    name: "frage",
    ariaLabel: "Deine Frage",
    placeholder: "Deine Frage",
    autocomplete: "off",
    maxLength: 300,
  })
  const form = make("form", {}, field, make("button", { type: "submit" }, "Senden"))
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const text = field.value.trim()
    field.value = ""
    if (text !== "") void answer(text)
  })
  panel.append(make("div", { className: "ways", role: "group", ariaLabel: "Themen" }, ...buttons), form)
  say({ text: "Hallo, ich bin der Service-Chat. Wobei kann ich dir helfen?" })
  field.focus()
}

window.ServiceChatbot = {
  open: async () => startChat(),
  on: (name, listener) => listeners[name].push(listener),
}

/* global shared */

const { make, openPanel } = shared

const style = `
  .body p { margin: 0 0 12px; }
  .body label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
  .body input { width: 20px; height: 20px; }
  .answers { display: grid; gap: 8px; padding: 12px 20px; border-top: 1px solid #d6dde2; }
  .answers button { min-height: 44px; border: 0; border-radius: 4px; background: #0b4a6f; color: #fff; font-weight: 600; }
`

const names = {
  "uc-essential": "Warenkorb und Merkliste",
  "uc-chatbot": "24h-Service-Chat",
  "uc-second-chat": "Kundenservice-Chat",
  "uc-video": "Videoberatung",
  "uc-community": "Produktberatung aus der Community",
  "uc-maps": "Karten",
  "uc-experimentation": "Experimente",
  "uc-recommendations": "Produktempfehlungen",
  "uc-search-tracking": "Personalisierte Suche",
  "uc-addresses": "Adressvorschläge",
}

/**
 * Simulates the parts that both generations of Usercentrics share. It stores the decisions in the local
 * storage under `key`, shows the two layers of the dialog, and dispatches events on the window. It sends
 * nothing to a server.
 *
 * @param marks further storage keys that are set to `true` after a decision
 */
shared.consents = (key, ...marks) => {
  const kept = JSON.parse(localStorage.getItem(key) ?? "null")
  const given = new Set(["uc-essential", ...(kept?.given ?? [])])
  const id = kept?.id ?? crypto.randomUUID()
  let hasDecided = kept !== null
  let shown
  const publish = (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail }))
  const keep = () => {
    hasDecided = true
    localStorage.setItem(key, JSON.stringify({ id, given: [...given] }))
    for (const mark of marks) localStorage.setItem(mark, "true")
  }
  const set = (ids, consent) => {
    for (const service of ids)
      if (consent) given.add(service)
      else if (service !== "uc-essential") given.delete(service)
    keep()
  }
  const close = () => shown?.close()
  const layer = (view, title, content, answers) => {
    close()
    const panel = openPanel({
      title,
      subtitle: "Usercentrics, Nachbildung",
      closeLabel: "Schließen",
      style,
      ended: () => {
        shown = undefined
        publish("UC_UI_VIEW_CHANGED", { view: "NONE", previousView: view })
      },
    })
    shown = panel
    panel.body.append(...content)
    const buttons = answers.map(([label, type, decide]) => {
      const button = make("button", { type: "button" }, label)
      button.addEventListener("click", () => {
        decide()
        keep()
        close()
        publish("UC_UI_CMP_EVENT", { source: view === "FIRST_LAYER" ? "first" : "second", type })
      })
      return button
    })
    panel.panel.append(make("div", { className: "answers" }, ...buttons))
    panel.button.focus()
    publish("UC_UI_VIEW_CHANGED", { view, previousView: "NONE" })
  }
  const all = (consent) => set(Object.keys(names), consent)
  const both = [
    ["Alles ablehnen", "DENY_ALL", () => all(false)],
    ["Alle akzeptieren", "ACCEPT_ALL", () => all(true)],
  ]
  const showDetails = () => {
    const boxes = Object.entries(names).map(([service, name]) => {
      const box = make("input", {
        type: "checkbox",
        name: service,
        checked: given.has(service),
        disabled: service === "uc-essential",
      })
      return [service, box, make("label", {}, box, name)]
    })
    const choose = () => boxes.forEach(([service, box]) => set([service], box.checked))
    const labels = boxes.map(([, , label]) => label)
    layer("SECOND_LAYER", "Privatsphäre-Einstellungen", labels, [...both, ["Speichern", "SAVE", choose]])
  }
  const begin = () => {
    publish("UC_UI_INITIALIZED")
    if (hasDecided) return
    const text = "Wir möchten Dienste nutzen, die deine Einwilligung brauchen."
    layer("FIRST_LAYER", "Einwilligung", [make("p", {}, text)], both)
  }
  return {
    id,
    all,
    begin,
    close,
    isRequired: () => !hasDecided,
    services: () => Object.entries(names).map(([service, name]) => [service, name, given.has(service)]),
    set,
    showDetails,
    publish,
  }
}

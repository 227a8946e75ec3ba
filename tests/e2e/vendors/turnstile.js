// Simulates the script of Turnstile by its public interface (wire contracts 4.1): a widget is a frame of the
// vendor.
const shown = new Map()
let last = 0

addEventListener("message", ({ data, origin }) => {
  if (origin !== "https://challenges.cloudflare.com") return
  for (const [id, { options }] of shown) {
    if (data === "solved") options.callback(`token-of-${id}-for-${options.action}`)
    if (data === "expired") options["expired-callback"]()
  }
})

globalThis.turnstile = {
  render: (element, options) => {
    const frame = document.createElement("iframe")
    frame.title = "Widget mit einer Sicherheitsprüfung"
    frame.src = "https://challenges.cloudflare.com/widget"
    element.append(frame)
    last++
    shown.set(`w${last}`, { frame, options })
    return `w${last}`
  },
  remove: (id) => {
    shown.get(id)?.frame.remove()
    shown.delete(id)
  },
}

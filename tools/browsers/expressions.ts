/** Expression that is true when the page is loaded and React handles its events. */
export const hydrated = '(!("heimwerkEarlyClicks" in window) && document.readyState === "complete")'

/** Expression for the labels, the placeholder and the text of an element `e`. */
const namesOf = `[e.getAttribute("aria-label"), e.labels?.[0]?.textContent, e.getAttribute("placeholder"),
  e.textContent].map((name) => (name ?? "").trim())`

/**
 * Expression for the first visible, enabled element that a selector finds and whose text, label or
 * placeholder matches.
 */
export const elementOf = (selector: string, name: RegExp) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) =>
    e.checkVisibility() && !e.disabled && ${namesOf}.some((name) => ${name}.test(name)))`

/**
 * Expression that scrolls an element into view. Its value is the middle of the element's first line if a mouse
 * reaches the element there, otherwise null.
 */
export const placeOf = (element: string) => `(() => {
  const e = ${hydrated} ? ${element} : undefined
  e?.scrollIntoView({ block: "center", behavior: "instant" })
  const rect = e?.getClientRects()[0]
  if (rect === undefined) return null
  const x = Math.round(rect.left + rect.width / 2)
  const y = Math.round(rect.top + rect.height / 2)
  return e.contains(document.elementFromPoint(x, y)) ? { x, y } : null
})()`

/** Expression for the recorded errors. The session storage keeps them when the browser loads another document. */
const complaints = 'JSON.parse(sessionStorage.getItem("journeyComplaints") ?? "[]")'

/** Expression that starts to record the errors of the document, if no recording runs yet. */
export const recordComplaints = `(() => {
  if (window.recordsJourneyComplaints) return
  window.recordsJourneyComplaints = true
  const record = (complaint) =>
    sessionStorage.setItem("journeyComplaints", JSON.stringify([...${complaints}, complaint]))
  addEventListener("error", ({ message }) => record(message))
  addEventListener("unhandledrejection", ({ reason }) => record(String(reason)))
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    record(effectiveDirective + " " + blockedURI))
})()`

/** Expression that returns the recorded errors and forgets them. */
export const takeComplaints = `(() => {
  const taken = ${complaints}
  sessionStorage.removeItem("journeyComplaints")
  return taken
})()`

/* global shared */

/** Makes an element with properties, attributes and children. */
shared.make = (name, properties = {}, ...children) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value
    else element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

const panelStyle = `
  :host { all: initial; color-scheme: light; }
  *, *::before, *::after { box-sizing: border-box; }
  .panel {
    position: fixed; z-index: 18; right: 0; bottom: 0; display: flex; flex-direction: column;
    width: 100%; max-width: 100vw; height: min(620px, 100dvh - 12rem);
    border-radius: 8px 8px 0 0; background: #fff; color: #1c1b17; overflow: hidden;
    box-shadow: 0 2px 6px rgb(28 27 23 / 10%), 0 12px 32px rgb(28 27 23 / 24%);
    font: 16px/1.45 "Archivo Variable", Arial, sans-serif;
  }
  @media (width >= 768px) { .panel { right: 16px; bottom: 16px; width: 375px; border-radius: 8px; } }
  @media print { .panel { display: none; } }
  @media (forced-colors: active) { .panel { border: 2px solid; } }
  .head { display: flex; align-items: center; gap: 12px; padding: 12px 12px 12px 20px; background: #0b4a6f; color: #fff; }
  h2 { flex: 1; margin: 0; font-size: 18px; line-height: 1.2; }
  .head p { margin: 2px 0 0; font-size: 13px; font-weight: 400; }
  button { font: inherit; cursor: pointer; }
  .close { display: grid; place-items: center; width: 44px; height: 44px; flex: none; border: 0; border-radius: 22px; background: rgb(255 255 255 / 16%); color: #fff; font-size: 22px; line-height: 1; }
  .close:hover { background: rgb(255 255 255 / 28%); }
  .close:focus-visible { outline: 3px solid #ffc629; outline-offset: 1px; }
  .body { flex: 1; overflow-y: auto; padding: 16px 20px; overscroll-behavior: contain; }
  .body :focus-visible, form :focus-visible, .ways :focus-visible { outline: 3px solid #0b4a6f; outline-offset: 2px; }
  .body:focus-visible { outline: 3px solid #0b4a6f; outline-offset: -3px; }
  a { color: #0b4a6f; text-underline-offset: 0.18em; }
`

/**
 * Opens a panel in the corner of the page, in its own shadow root. Its styles are a constructed style sheet,
 * because the page's security policy allows no inline styles. Escape and the close button close the panel.
 * Calls `ended` once, when the panel closes.
 */
shared.openPanel = ({ closeLabel, ended, style = "", subtitle, title }) => {
  const host = document.createElement("div")
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle + style)
  root.adoptedStyleSheets = [sheet]
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    host.remove()
    ended()
  }
  const body = shared.make("div", { className: "body", tabIndex: 0 })
  const head = shared.make(
    "h2",
    { id: "title" },
    title,
    ...(subtitle === undefined ? [] : [shared.make("p", {}, subtitle)]),
  )
  const button = shared.make(
    "button",
    { type: "button", className: "close", ariaLabel: closeLabel },
    shared.make("span", { ariaHidden: "true" }, "×"),
  )
  button.addEventListener("click", close)
  const panel = shared.make(
    "section",
    { className: "panel", role: "dialog", "aria-labelledby": "title" },
    shared.make("div", { className: "head" }, head, button),
    body,
  )
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation()
      close()
    }
  })
  root.append(panel)
  document.body.append(host)
  return { body, button, close, host, panel }
}

/* global shared */

const { answerExperts, make, openPanel } = shared

const style = `
  .body { display: flex; flex-direction: column; gap: 16px; }
  .stage { display: grid; place-items: center; flex: 1; min-height: 240px; border-radius: 8px; background: #123a52; color: #fff; text-align: center; }
  .face { display: grid; width: 112px; height: 112px; margin: 0 auto 12px; place-items: center; border-radius: 56px; background: #ffc629; color: #1c1b17; font-size: 40px; font-weight: 650; }
  .hang-up { min-height: 44px; border: 0; border-radius: 4px; background: #b3261e; color: #fff; font-weight: 600; }
`

const startCall = ({ routingKey, onEnd }) => {
  const { body, button, close } = openPanel({
    title: "Videoberatung",
    subtitle: routingKey === undefined ? "Allgemeine Beratung" : `Beratung: ${routingKey}`,
    closeLabel: "Videoberatung beenden",
    style,
    ended: onEnd,
  })
  const face = make("div", { className: "face", ariaHidden: "true" }, "HW")
  const stage = make(
    "div",
    { className: "stage" },
    make("div", {}, face, make("p", { role: "status" }, "Wir verbinden dich mit deinem Markt.")),
  )
  const hangUp = make("button", { type: "button", className: "hang-up" }, "Auflegen")
  hangUp.addEventListener("click", close)
  body.append(stage, hangUp)
  button.focus()
}

window.VideoConsultation = {
  checkAvailability: async (routingKey) => answerExperts(routingKey),
  startCall: async (options) => startCall(options),
}

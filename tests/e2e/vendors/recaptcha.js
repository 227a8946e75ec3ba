// Simulates the second script of reCAPTCHA by its public interface (wire contracts 4.2): a checkbox in a
// frame of the vendor, and a task in a second frame. The second frame lies over the page at the end of the
// body.
const frameOf = (title, address) => {
  const frame = document.createElement("iframe")
  frame.title = title
  frame.src = address
  return frame
}
let options
let task

addEventListener("message", ({ data, origin }) => {
  if (origin !== "https://www.google.com") return
  if (data === "expired") options["expired-callback"]()
  if (data === "challenge") {
    task = document.createElement("div")
    task.style.position = "absolute"
    task.style.zIndex = "2000000000"
    task.style.top = `${scrollY + 20}px`
    task.append(frameOf("reCAPTCHA-Aufgabe", "https://www.google.com/recaptcha/api2/bframe"))
    document.body.append(task)
  }
  if (data === "solved") {
    task.remove()
    options.callback("token-of-recaptcha")
  }
})

grecaptcha.render = (element, wanted) => {
  options = wanted
  element.append(frameOf("reCAPTCHA", "https://www.google.com/recaptcha/api2/anchor"))
  return 0
}
grecaptcha.reset = () => {}
grecaptcha.ready = (then) => then()
for (const then of globalThis.recaptchaWaiting) then()

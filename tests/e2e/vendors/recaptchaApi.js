// Simulates the first script of reCAPTCHA with `trustedtypes=true`. It creates a Trusted Types policy of its
// own, and loads the second script with the nonce that it finds in the page.
const grecaptcha = (globalThis.grecaptcha = {})
globalThis.recaptchaWaiting = []
grecaptcha.ready = (then) => globalThis.recaptchaWaiting.push(then)

const policy = trustedTypes.createPolicy("a-name-of-the-vendor", { createScriptURL: (address) => address })
const second = document.createElement("script")
second.crossOrigin = "anonymous"
second.nonce = document.querySelector("script[nonce]").nonce
second.src = policy.createScriptURL("https://www.gstatic.com/recaptcha/releases/of-a-test/recaptcha__de.js")
document.head.append(second)

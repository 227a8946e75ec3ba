// Stands for reCAPTCHA's first script with `trustedtypes=true`: it makes a policy of its own and brings the second one, with the
// nonce it finds in the page.
const grecaptcha = (globalThis.grecaptcha = {})
globalThis.recaptchaWaiting = []
grecaptcha.ready = (then) => globalThis.recaptchaWaiting.push(then)

const policy = trustedTypes.createPolicy("a-name-of-the-vendor", { createScriptURL: (address) => address })
const second = document.createElement("script")
second.crossOrigin = "anonymous"
second.nonce = document.querySelector("script[nonce]").nonce
second.src = policy.createScriptURL("https://www.gstatic.com/recaptcha/releases/of-a-test/recaptcha__de.js")
document.head.append(second)

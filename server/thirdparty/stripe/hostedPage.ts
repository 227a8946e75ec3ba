import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { amountOf, type DemoSession } from "./sessions.ts"

/** The outcomes of a payment that a visitor can choose on the simulated page. */
export const outcomes = {
  bezahlt: "Bezahlen",
  doppelt: "Bezahlen, Nachricht an den Shop erst nach der Rückkehr und doppelt",
  weggegangen: "Bezahlen und nicht zum Shop zurückkehren",
  abgelehnt: "Zahlung wird abgelehnt",
  unterwegs: "Lastschrift erteilen, das Geld kommt später",
  abgelaufen: "Sitzung ablaufen lassen",
  eingeloest: "Lastschrift wird eingelöst",
  geplatzt: "Lastschrift platzt",
  rueckgabe: "Die neueste Erstattung scheitert",
} as const

export type Outcome = keyof typeof outcomes

const names: Readonly<Record<string, string>> = {
  card: "Kreditkarte oder Debitkarte",
  paypal: "PayPal",
  klarna: "Klarna",
  sepa_debit: "SEPA-Lastschrift",
}

/** Returns the outcomes that are possible in the state of a session. */
export const possibleOutcomes = ({
  fields,
  intent,
  refunds,
  status,
}: DemoSession): ReadonlyArray<Outcome> => {
  if (status === "complete" && intent === "processing") return ["eingeloest", "geplatzt"]
  if (status === "complete" && refunds.some((refund) => refund.status === "succeeded")) return ["rueckgabe"]
  if (status !== "open") return []
  return fields.get("payment_method_types[0]") === "sepa_debit"
    ? ["unterwegs", "abgelehnt", "abgelaufen"]
    : ["bezahlt", "doppelt", "weggegangen", "abgelehnt", "abgelaufen"]
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The styles of the page; the policy of the response allows them by their hash. */
export const pageStyle =
  "body{font:1rem/1.5 system-ui,sans-serif;color:#1a2433;background:#f4f5f7;margin:0;padding:min(2rem,4vw)}" +
  "main{max-width:28rem;margin:auto;background:#fff;padding:min(2rem,5vw);border-radius:.75rem;box-shadow:0 1px 4px #0003}" +
  "h1{font-size:1.25rem;overflow-wrap:anywhere;margin:0 0 .5rem}strong{font-size:2rem}form{display:grid;gap:.75rem;margin:1.5rem 0}" +
  "button{font:inherit;min-height:3rem;border:1px solid #4a5568;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}" +
  "button:first-child{background:#4338ca;border-color:#4338ca;color:#fff}a{color:#4338ca}p[role]{color:#b00020;font-weight:600}"

/**
 * The simulated page of the payment service, in German. Each button is one outcome.
 *
 * @param notice German text about the last try
 */
export const hostedPage = (session: DemoSession, notice?: string): string => {
  const { fields, id } = session
  const method = fields.get("payment_method_types[0]") ?? ""
  const buttons = possibleOutcomes(session).map(
    (outcome) => `<button name="ausgang" value="${outcome}">${outcomes[outcome]}</button>`,
  )
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bezahlen (Demonstration)</title><style>${pageStyle}</style></head><body><main>
<h1>Heimwerk: ${escaped(fields.get("payment_intent_data[description]") ?? "")}</h1>
<p><strong>${formatCents(toCents(amountOf(session)))}</strong><br>${names[method] ?? escaped(method)}</p>
<p>Diese Seite steht für die Bezahlseite von Stripe. Hier wird nichts bezahlt.</p>
${notice === undefined ? "" : `<p role="alert">${escaped(notice)}</p>`}
${buttons.length === 0 ? "" : `<form method="post" action="/bezahlen/${id}">${buttons.join("\n")}</form>`}
<p><a href="${escaped(fields.get("cancel_url") ?? "/")}">Zurück zum Shop</a></p>
</main></body></html>`
}

import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"

import { signed } from "@heimwerk/adapters/vendors/stripe/signature.ts"
import { Redacted } from "effect"

import type { StripeSettings } from "../../settings/stripe.ts"
import { hostedPage, type Outcome, outcomes, pageStyle, possibleOutcomes } from "./hostedPage.ts"
import { amountOf, type DemoSession, intentIdOf, makeSessions, refundedOf } from "./sessions.ts"

/** The keys of the simulated Stripe, new at each start, and the address of the shop's webhook. */
export interface DemoAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly webhook: string
}

/** Makes an account for the shop whose webhook has this address. */
export const demoAccount = (webhook: string): DemoAccount => ({
  secretKey: `sk_test_${randomBytes(16).toString("hex")}`,
  webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
  webhook,
})

/** Returns the settings of a shop that uses the simulated Stripe at this origin. */
export const demoSettings = ({ secretKey, webhookSecret }: DemoAccount, origin: string): StripeSettings => ({
  api: origin,
  pages: origin,
  secretKey: Redacted.make(secretKey),
  webhookSecret: Redacted.make(webhookSecret),
})

/** Maximum size of a request, in bytes. */
const maxBody = 64 * 1024
/** Time until a simulated debit succeeds, in ms. */
const debitMillis = 20_000
/** Delay of a message that is sent after the customer's return, in ms. */
const lateMillis = 2_000

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBody) throw new Error("The request is too long.")
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`

const sendPage = (response: ServerResponse, status: number, page: string) =>
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
    })
    .end(page)

const isOutcome = (text: string | null): text is Outcome => text !== null && Object.hasOwn(outcomes, text)

type EventType = "completed" | "async_payment_succeeded" | "async_payment_failed" | "expired"

/**
 * Simulates Stripe for the demonstration: the API for sessions and refunds, the hosted page, and signed messages
 * to the shop. Its state is lost when the server ends.
 *
 * @param origin the origin of the simulated third parties
 */
export const makeDemoStripe = ({ secretKey, webhook, webhookSecret }: DemoAccount, origin: string) => {
  const sessions = makeSessions(origin)

  const send = async (type: string, object: unknown, id = `evt_${randomUUID()}`): Promise<void> => {
    const body = Buffer.from(JSON.stringify({ id, object: "event", type, data: { object } }))
    const headers = {
      "content-type": "application/json",
      "stripe-signature": signed(webhookSecret, Math.floor(Date.now() / 1000), body),
    }
    // A shop that is stopping does not answer. This does not matter, because the shop reads the state of
    // the session later, as with Stripe.
    await fetch(webhook, { method: "POST", headers, body }).catch(() => undefined)
  }

  const notify = (session: DemoSession, type: EventType, id?: string) =>
    send(
      `checkout.session.${type}`,
      { id: session.id, client_reference_id: session.fields.get("client_reference_id") },
      id,
    )

  const later = (millis: number, work: () => Promise<void>) => {
    setTimeout(() => void work(), millis).unref()
  }

  const settleDebit = async (session: DemoSession, isGood: boolean) => {
    if (session.intent !== "processing") return
    session.isPaid = isGood
    session.intent = isGood ? "succeeded" : "requires_payment_method"
    await notify(session, isGood ? "async_payment_succeeded" : "async_payment_failed")
  }

  /** Makes the newest sent refund of a session fail, as if the customer's account were closed. */
  const failRefund = async (session: DemoSession) => {
    const refund = session.refunds.find(({ status }) => status === "succeeded")
    if (refund === undefined) return
    refund.status = "failed"
    await Promise.all([send("refund.failed", refund), send("refund.updated", refund)])
  }

  const complete = (session: DemoSession, intent: "succeeded" | "processing") => {
    session.status = "complete"
    session.intent = intent
    session.isPaid = intent === "succeeded"
  }

  /** Applies the visitor's choice. Returns the page to show, or `undefined` to return to the shop. */
  const choose = async (session: DemoSession, outcome: Outcome): Promise<string | undefined> => {
    switch (outcome) {
      case "bezahlt":
        complete(session, "succeeded")
        await notify(session, "completed")
        return undefined
      case "weggegangen":
        complete(session, "succeeded")
        await notify(session, "completed")
        return hostedPage(session, "Bezahlt. Du kannst dieses Fenster schließen.")
      case "doppelt": {
        complete(session, "succeeded")
        const id = `evt_${randomUUID()}`
        later(lateMillis, async () => {
          await Promise.all([notify(session, "completed", id), notify(session, "completed", id)])
        })
        return undefined
      }
      case "unterwegs":
        complete(session, "processing")
        await notify(session, "completed")
        later(debitMillis, () => settleDebit(session, true))
        return undefined
      case "abgelaufen":
        session.status = "expired"
        await notify(session, "expired")
        return undefined
      case "eingeloest":
      case "geplatzt":
        await settleDebit(session, outcome === "eingeloest")
        return undefined
      case "rueckgabe":
        await failRefund(session)
        return hostedPage(session, "Die Erstattung ist gescheitert.")
      case "abgelehnt":
        return hostedPage(session, "Die Zahlung wurde abgelehnt. Bitte versuche es noch einmal.")
    }
  }

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const body = await bodyOf(request)
    const key = String(request.headers["idempotency-key"] ?? randomUUID())
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`
    const unauthorized = { status: 401, body: { error: { message: "Invalid API Key provided." } } }
    const query = new URLSearchParams(request.url?.split("?", 2)[1])
    const found = () =>
      request.method === "POST" ? sessions.post(path, body, key) : sessions.read(path, query)
    const answer = isKnown ? found() : unauthorized
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body))
    if (path === "/v1/refunds" && request.method === "POST" && answer.status === 200)
      await reportRefund(new URLSearchParams(body))
  }

  const reportRefund = async (fields: URLSearchParams) => {
    const intent = fields.get("payment_intent") ?? ""
    const session = sessions.find(intent.replace("pi_", "cs_"))
    if (session === undefined) return
    await send("charge.refunded", {
      payment_intent: intentIdOf(session),
      amount: amountOf(session),
      amount_refunded: refundedOf(session),
      metadata: { order_id: session.fields.get("payment_intent_data[metadata][order_id]") },
    })
  }

  const answerPage = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const session = sessions.find(id)
    if (session === undefined) return false
    if (request.method !== "POST") {
      sendPage(response, 200, hostedPage(session))
      return true
    }
    const outcome = new URLSearchParams(await bodyOf(request)).get("ausgang")
    const isPossible = isOutcome(outcome) && possibleOutcomes(session).includes(outcome)
    const page = isPossible ? await choose(session, outcome) : hostedPage(session, "Das geht nicht mehr.")
    if (page === undefined)
      response.writeHead(303, { location: session.fields.get("success_url") ?? "/" }).end()
    else sendPage(response, 200, page)
    return true
  }

  /** Answers a request to the API or the hosted page. Returns false for any other request. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path.startsWith("/v1/")) {
      await answerApi(request, response, path)
      return true
    }
    const [, id] = /^\/bezahlen\/(cs_test_[\da-f]{32})$/u.exec(path) ?? []
    return id !== undefined && (await answerPage(request, response, id))
  }
}

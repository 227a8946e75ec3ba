import { randomBytes } from "node:crypto"

/** A refund of the simulated Stripe. */
export interface DemoRefund {
  readonly id: string
  readonly object: "refund"
  readonly payment_intent: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
  status: "succeeded" | "failed"
}

/** A Checkout Session of the simulated Stripe. */
export interface DemoSession {
  readonly id: string
  readonly fields: ReadonlyMap<string, string>
  status: "open" | "complete" | "expired"
  isPaid: boolean
  /** State of the payment intent; `undefined` before the customer has finished. */
  intent: "succeeded" | "processing" | "requires_payment_method" | undefined
  /** The refunds, newest first. */
  readonly refunds: Array<DemoRefund>
}

/** An answer of the API: a status and its JSON document. */
interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

const error = (status: number, message: string, type = "invalid_request_error"): ApiAnswer => ({
  status,
  body: { error: { type, message } },
})

/** Minimum time until a session expires, in seconds: 30 minutes. */
const minLifetimeSeconds = 1800

/** Returns the amount of a session, in cents. */
export const amountOf = ({ fields }: DemoSession): number =>
  Number(fields.get("line_items[0][price_data][unit_amount]"))

/** Returns the refunded amount of a session, in cents. Failed refunds do not count. */
export const refundedOf = ({ refunds }: DemoSession): number =>
  refunds.reduce((sum, { amount, status }) => sum + (status === "succeeded" ? amount : 0), 0)

/** Returns the metadata in the fields of a request: `metadata[order_id]=HW-1`. */
const metadataOf = (fields: ReadonlyMap<string, string>, prefix = "metadata") =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  )

export const intentIdOf = ({ id }: DemoSession): string => id.replace("cs_", "pi_")

const isOver = ({ fields, status }: DemoSession, now: number) =>
  status === "open" && Number(fields.get("expires_at")) * 1000 <= now

/**
 * The sessions of the simulated Stripe, in memory.
 *
 * @param origin the origin of the hosted pages
 */
export const makeSessions = (origin: string) => {
  const sessions = new Map<string, DemoSession>()
  const answers = new Map<string, { readonly fields: string; readonly answer: ApiAnswer }>()

  /** Returns a session by its id. First sets its status to `expired` if its time is over. */
  const find = (id: string): DemoSession | undefined => {
    const session = sessions.get(id)
    if (session !== undefined && isOver(session, Date.now())) session.status = "expired"
    return session
  }

  const findByIntent = (intent: string | undefined) =>
    [...sessions.values()].find((one) => intentIdOf(one) === intent)

  const documentOf = (session: DemoSession): ApiAnswer => ({
    status: 200,
    body: {
      id: session.id,
      object: "checkout.session",
      client_reference_id: session.fields.get("client_reference_id") ?? null,
      metadata: metadataOf(session.fields),
      status: session.status,
      payment_status: session.isPaid ? "paid" : "unpaid",
      amount_total: amountOf(session),
      currency: session.fields.get("line_items[0][price_data][currency]"),
      url: session.status === "open" ? `${origin}/bezahlen/${session.id}` : null,
      payment_intent:
        session.intent === undefined ? null : { id: intentIdOf(session), status: session.intent },
    },
  })

  const create = (fields: ReadonlyMap<string, string>): ApiAnswer => {
    if (Number(fields.get("expires_at")) < Date.now() / 1000 + minLifetimeSeconds)
      return error(400, "The `expires_at` timestamp must be at least 30 minutes from now.")
    const id = `cs_test_${randomBytes(16).toString("hex")}`
    const session: DemoSession = {
      id,
      fields,
      status: "open",
      isPaid: false,
      intent: undefined,
      refunds: [],
    }
    sessions.set(id, session)
    return documentOf(session)
  }

  const expire = (id: string): ApiAnswer => {
    const session = find(id)
    if (session === undefined) return error(404, "No such checkout.session.")
    if (session.status !== "open") return error(400, "Only open sessions can be expired.")
    session.status = "expired"
    return documentOf(session)
  }

  const refund = (fields: ReadonlyMap<string, string>): ApiAnswer => {
    const session = findByIntent(fields.get("payment_intent"))
    if (session === undefined) return error(404, "No such payment_intent.")
    const amount = Number(fields.get("amount"))
    if (!session.isPaid || !(amount > 0) || refundedOf(session) + amount > amountOf(session))
      return error(400, "The refund amount is greater than the unrefunded amount.")
    const made: DemoRefund = {
      id: `re_${randomBytes(8).toString("hex")}`,
      object: "refund",
      payment_intent: intentIdOf(session),
      amount,
      metadata: metadataOf(fields),
      status: "succeeded",
    }
    session.refunds.unshift(made)
    return { status: 200, body: { ...made } }
  }

  const change = (path: string, fields: ReadonlyMap<string, string>): ApiAnswer => {
    const [, expired] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/u.exec(path) ?? []
    if (expired !== undefined) return expire(expired)
    if (path === "/v1/checkout/sessions") return create(fields)
    return path === "/v1/refunds" ? refund(fields) : error(404, "Unrecognized request URL.")
  }

  return {
    find,
    /** Reads a session, a payment intent, or the refunds of a payment intent. */
    read: (path: string, query: URLSearchParams): ApiAnswer => {
      if (path === "/v1/refunds") {
        const data = findByIntent(query.get("payment_intent") ?? undefined)?.refunds ?? []
        return { status: 200, body: { object: "list", data } }
      }
      const [, kind, id = ""] = /^\/v1\/(checkout\/sessions|payment_intents)\/([^/]+)$/u.exec(path) ?? []
      const session = kind === "payment_intents" ? findByIntent(id) : find(id)
      if (session === undefined) return error(404, "No such object.")
      return kind === "payment_intents"
        ? { status: 200, body: { id, metadata: metadataOf(session.fields, "payment_intent_data[metadata]") } }
        : documentOf(session)
    },
    /** Applies a request with its idempotency key. The same key with other fields is an error, as at Stripe. */
    post: (path: string, body: string, key: string): ApiAnswer => {
      const fields = `${path} ${body}`
      const known = answers.get(key)
      if (known !== undefined)
        return known.fields === fields
          ? known.answer
          : error(400, "Keys for idempotent requests were reused.", "idempotency_error")
      const answer = change(path, new Map(new URLSearchParams(body)))
      answers.set(key, { fields, answer })
      return answer
    },
  }
}

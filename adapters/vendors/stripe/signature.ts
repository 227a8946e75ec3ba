import { createHmac, timingSafeEqual } from "node:crypto"

/**
 * Maximum age of a message, in seconds: 5 minutes. An attacker can therefore not send a recorded message
 * again later.
 */
const maxAgeSeconds = 300

const signatureOf = (secret: string, seconds: number, body: Uint8Array): Buffer =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest()

/** Returns the header `Stripe-Signature` of a message sent at this time. */
export const signed = (secret: string, seconds: number, body: Uint8Array): string =>
  `t=${seconds},v1=${signatureOf(secret, seconds, body).toString("hex")}`

interface Received {
  readonly secret: string
  /** The body as it arrived, byte by byte. */
  readonly body: Uint8Array
  /** The header `Stripe-Signature`: `t=1492774577,v1=5257a869…,v1=…`. */
  readonly header: string
  readonly nowMillis: number
}

/**
 * Returns whether Stripe signed a message, at a time that differs from now by at most 5 minutes. While a
 * secret is replaced, Stripe sends one signature for each secret, and one right signature is enough. The
 * comparison takes the same time for every wrong signature.
 */
export const isSigned = ({ body, header, nowMillis, secret }: Received): boolean => {
  const parts = header.split(",").map((part) => part.trim().split("=", 2))
  const seconds = Number(parts.find(([name]) => name === "t")?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds) || Math.abs(nowMillis / 1000 - seconds) > maxAgeSeconds) return false
  const expected = signatureOf(secret, seconds, body)
  return parts.some(([name, value = ""]) => {
    const given = name === "v1" && /^[\da-f]{64}$/u.test(value) ? Buffer.from(value, "hex") : undefined
    return given !== undefined && timingSafeEqual(given, expected)
  })
}

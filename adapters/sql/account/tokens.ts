import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, for a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** What is kept of a token, or of somebody who must not be known by name. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Whether a text can be a token; what cannot is not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/u.test(text)

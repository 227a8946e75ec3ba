import { createHash, randomBytes } from "node:crypto"

/** A token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** SHA-256, for tokens and identifiers that are not stored in plain text. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Whether a text has the format of a token. Other texts are not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/u.test(text)

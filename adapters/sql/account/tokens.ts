import { hash, randomBytes } from "node:crypto"

/** Makes a random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** Returns the SHA-256 hash of a token or identifier that must not be stored in plain text. */
export const hashOf = (text: string): string => hash("sha256", text)

/** Returns whether a text has the format of a token. Other texts are not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/u.test(text)

import type { Redacted } from "effect"

/** The address of the mail server, and the sender of all mails. */
export interface SmtpSettings {
  /**
   * Address of the mail server: `smtp://name:password@host:port`, or `smtps://` for TLS from the first byte.
   * Redacted, because it may contain a password.
   */
  readonly url: Redacted.Redacted
  /** The sender of all mails: `service@shop.example` or `Heimwerk <service@shop.example>`. */
  readonly from: string
}

const senderPattern = /^(?:[^<>\r\n"@]*<)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?$/u

/** Returns whether a text is the address of a mail server. */
export const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== "" && /^\/?$/u.test(url.pathname)
}

/** Returns whether a text is valid in the `From` header of a mail. */
export const isSender = (text: string): boolean =>
  senderPattern.test(text) && text.includes("<") === text.endsWith(">")

/**
 * Splits a valid sender into its name, which may be empty, and its address. As one text, a name with a colon would be
 * read as a group of addresses.
 */
export const senderOf = (from: string): { readonly name: string; readonly address: string } => {
  const [, name = "", address = from] = /^(.*)<(.*)>$/u.exec(from) ?? []
  return { name: name.trim(), address }
}

/** Returns whether a host is this machine. Traffic to it needs no encryption. */
export const isOnThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)

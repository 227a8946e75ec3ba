import type { Redacted } from "effect"

/** The mail server and the sender. */
export interface SmtpSettings {
  /**
   * `smtp://name:password@host:port`, or `smtps://` for TLS from the first byte. Redacted, because it may hold a password.
   */
  readonly url: Redacted.Redacted
  /** The sender: `service@shop.example` or `Heimwerk <service@shop.example>`. */
  readonly from: string
}

const senderPattern = /^(?:[^<>\r\n"@]*<)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?$/u

/** Whether a text is the address of a mail server. */
export const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== "" && /^\/?$/u.test(url.pathname)
}

/** Whether a text is valid in the `From` header of a mail. */
export const isSender = (text: string): boolean =>
  senderPattern.test(text) && text.includes("<") === text.endsWith(">")

/** Whether a host is this machine, so that its traffic needs no encryption. */
export const isOnThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)

import type { Redacted } from "effect"

/** How mails leave the machine. */
export interface SmtpSettings {
  /** `smtp://name:password@host:port`, or `smtps://` for TLS from the first byte on; redacted, for the password in it. */
  readonly url: Redacted.Redacted
  /** Who mails are from: `service@shop.example` or `Heimwerk <service@shop.example>`. */
  readonly from: string
}

const senderPattern = /^(?:[^<>\r\n"@]*<)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?$/u

/** Whether a text is the address of a mail server. */
export const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== "" && /^\/?$/u.test(url.pathname)
}

/** Whether a text can stand in the `From` line of a mail. */
export const isSender = (text: string): boolean =>
  senderPattern.test(text) && text.includes("<") === text.endsWith(">")

/** Whether a host is this machine, so that nobody is in between. */
export const isOnThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)

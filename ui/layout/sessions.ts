import { tabChannel } from "@heimwerk/adapters/browser/tabChannel.ts"

/** The login of a visitor, as a window publishes it to the other windows. */
export interface Session {
  /** The customer's id; missing for a visitor who is not logged in. */
  readonly csId?: string | undefined
  /**
   * Whether the customer has logged out; `false` only if the window has seen the login expire. Missing in messages of
   * older versions of the shop.
   */
  readonly isLogout?: boolean
}

/** The login of a visitor, as far as a window knows. */
export interface Known extends Session {
  /**
   * Time at which the window learned who is logged in, in ms since 1970: when its page was requested, or at
   * the last login or logout in the window.
   */
  readonly since: number
}

interface SessionMessage extends Partial<Known> {
  /**
   * Whether the sender has just subscribed. Other windows then send it the logins and logouts that happened after
   * the sender's page was requested.
   */
  readonly asks?: boolean
}

const readMessage = (data: unknown): SessionMessage | undefined =>
  typeof data === "object" && data !== null ? data : undefined

const open = (onMessage?: (message: SessionMessage) => void) =>
  tabChannel("heimwerk-sessions", readMessage, onMessage)

/** Publishes to the other windows of this browser which customer is logged in now. */
export const publishSession = (session: Session): void => {
  const channel = open()
  channel.publish(session)
  channel.close()
}

/**
 * Calls back when another window publishes which customer is logged in. First asks the other windows, because
 * this page may have been requested before a login in another window. Returns the function that unsubscribes.
 *
 * @param own returns who is logged in, as far as this window knows
 */
export const subscribeSessions = (own: () => Known, onSession: (session: Session) => void): (() => void) => {
  const channel = open((message) => {
    const { asks, csId, since = 0 } = message
    if (asks !== true) return onSession(message)
    if (csId !== own().csId && since < own().since) channel.publish(own())
  })
  channel.publish({ ...own(), asks: true })
  // A login or logout may have happened in this window before it subscribed. Windows that asked in the
  // meantime got no answer.
  if (own().since > performance.timeOrigin) channel.publish(own())
  return channel.close
}

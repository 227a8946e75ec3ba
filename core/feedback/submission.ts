import type { Feedback, FeedbackType } from "./Feedback.ts"
import { withSource } from "./source.ts"
import { defaultFeedbackType } from "./survey.ts"

/** Error message for a blank feedback message (storefront 5, feedback). */
const messageRequired = "Bitte gib eine Nachricht ein"

/** Maximum length of a feedback message, in characters (quality T-I2; the specs name no limit). */
export const maxMessageLength = 4000

const messageTooLong = "Bitte kürze deine Nachricht auf höchstens 4.000 Zeichen"

/** Banner text when sending feedback failed or the bot check is not solved (storefront 8). */
export const feedbackFailed = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."

/** Input of the feedback form, and the place it was opened from. */
export interface FeedbackEntry {
  readonly type?: FeedbackType
  readonly message: string
  readonly token?: string
  readonly environment: string
  readonly source?: string
}

/** The feedback to send, or the error to show: at the message field or in the banner above the form. */
export type FeedbackCheck =
  | { readonly kind: "valid"; readonly feedback: Feedback }
  | { readonly kind: "message"; readonly text: string }
  | { readonly kind: "banner"; readonly text: string }

/**
 * Returns the error of the message field, or `undefined`. A message must not be blank or longer than 4000
 * characters (storefront 5, feedback).
 */
export const messageError = (message: string): string | undefined => {
  if (message.trim() === "") return messageRequired
  return message.trim().length > maxMessageLength ? messageTooLong : undefined
}

/**
 * Checks typed feedback (storefront 5, feedback): first the message, which must not be blank or too long,
 * then the bot check token. The default type is `suggestion`. The message is trimmed and ends with its source
 * (storefront 7); a blank source is dropped.
 */
export const checkFeedback = (entry: FeedbackEntry): FeedbackCheck => {
  const { environment, type = defaultFeedbackType } = entry
  const source = (entry.source ?? "").trim() === "" ? undefined : entry.source
  const message = entry.message.trim()
  const token = (entry.token ?? "").trim()
  const text = messageError(message)
  if (text !== undefined) return { kind: "message", text }
  if (token === "") return { kind: "banner", text: feedbackFailed }
  return {
    kind: "valid",
    feedback: {
      type,
      message: withSource(message, source),
      token,
      environment,
      ...(source === undefined ? {} : { source }),
    },
  }
}

/** Returns the message for developers about a failed feedback submission (storefront 8). */
export const sendingFailed = (status: number, body: string): string =>
  `Error sending feedback: ${status} ${body}`

/**
 * Returns whether received feedback is valid. The server checks it again, because other programs may send
 * feedback. The source at the end does not count as part of the message.
 */
export const isSendable = ({ message, source }: Pick<Feedback, "message" | "source">): boolean => {
  const ending = withSource("", source)
  return (
    messageError(message.endsWith(ending) ? message.slice(0, message.length - ending.length) : message) ===
    undefined
  )
}

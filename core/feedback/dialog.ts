/**
 * The feedback dialog (storefront 4): the form, the form while it is sent, the form under an error banner, the thank-you view
 * in its place, the way out, and gone.
 */
export type FeedbackView = "form" | "sending" | "failed" | "thanks" | "closing" | "closed"

/** Events of the dialog. */
export type FeedbackEvent = "open" | "submit" | "sent" | "failed" | "close" | "closeAnimationEnded"

const transitions: Readonly<Record<FeedbackView, Partial<Readonly<Record<FeedbackEvent, FeedbackView>>>>> = {
  form: { submit: "sending", failed: "failed", close: "closing" },
  sending: { sent: "thanks", failed: "failed", close: "closing" },
  failed: { submit: "sending", close: "closing" },
  thanks: { close: "closing" },
  closing: { closeAnimationEnded: "closed" },
  closed: { open: "form" },
}

/**
 * The dialog after something happened; what does not belong to its view changes nothing, so that nothing is sent twice and a
 * late answer opens nothing (storefront 4, feedback dialog).
 *
 * | view | event | then |
 * |---|---|---|
 * | form | submit; failed (the bot check is not solved); close | sending; failed; closing |
 * | sending | sent; failed; close | thanks; failed; closing |
 * | failed | submit; close | sending; closing |
 * | thanks | close | closing |
 * | closing | closeAnimationEnded | closed |
 * | closed | open | form |
 */
export const feedbackReducer = (view: FeedbackView, event: FeedbackEvent): FeedbackView =>
  transitions[view][event] ?? view

/** Returns whether the submit button is enabled: not while the form is being sent. */
export const canSubmit = (view: FeedbackView): boolean => view === "form" || view === "failed"

/**
 * Returns the focus target of a view: the submit button after an error, the avatar of the service layer after closing,
 * else none (storefront 2 and 4).
 */
export const focusAfter = (view: FeedbackView): "submitButton" | "serviceAvatar" | undefined => {
  if (view === "failed") return "submitButton"
  return view === "closed" ? "serviceAvatar" : undefined
}

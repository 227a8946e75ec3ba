/**
 * The view of the feedback dialog (storefront 4): the form, sending, the form with an error banner, the
 * thank-you view, the closing animation, and closed.
 */
export type FeedbackView = "form" | "sending" | "failed" | "thanks" | "closing" | "closed"

/** Events of the feedback dialog. */
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
 * Reducer of the feedback dialog. Events that a view does not handle are ignored, so nothing is sent twice
 * and a late response opens nothing (storefront 4, feedback dialog).
 *
 * | view | event | next view |
 * |---|---|---|
 * | form | submit; failed (bot check unsolved); close | sending; failed; closing |
 * | sending | sent; failed; close | thanks; failed; closing |
 * | failed | submit; close | sending; closing |
 * | thanks | close | closing |
 * | closing | closeAnimationEnded | closed |
 * | closed | open | form |
 */
export const feedbackReducer = (view: FeedbackView, event: FeedbackEvent): FeedbackView =>
  transitions[view][event] ?? view

/**
 * Returns whether the submit button of the feedback form is enabled. It is disabled while the form is being
 * sent.
 */
export const canSubmit = (view: FeedbackView): boolean => view === "form" || view === "failed"

/**
 * Returns the element that gets the focus: the submit button after an error, the avatar of the service
 * flyout after closing, else none (storefront 2 and 4).
 */
export const focusAfter = (view: FeedbackView): "submitButton" | "serviceAvatar" | undefined => {
  if (view === "failed") return "submitButton"
  return view === "closed" ? "serviceAvatar" : undefined
}

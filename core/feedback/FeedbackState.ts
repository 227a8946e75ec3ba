import { feedbackReducer, type FeedbackEvent, type FeedbackView } from "./dialog.ts"
import type { FeedbackType } from "./Feedback.ts"
import { defaultFeedbackType } from "./survey.ts"

/**
 * What the storefront shows of the feedback dialog.
 * @stability unstable
 */
export interface FeedbackState {
  readonly view: FeedbackView
  readonly type: FeedbackType
  /** What is typed; it stays until it was sent. */
  readonly message: string
  /** Where the dialog was opened, if that has a name. */
  readonly source: string | undefined
  /** What is wrong with the message. */
  readonly messageError: string | undefined
  /** The banner over the form. */
  readonly banner: string | undefined
}

/** The dialog of a page that was just loaded. */
export const initialFeedbackState: FeedbackState = {
  view: "closed",
  type: defaultFeedbackType,
  message: "",
  source: undefined,
  messageError: undefined,
  banner: undefined,
}

/** The state after something happened to the dialog. */
export const withView = (
  state: FeedbackState,
  event: FeedbackEvent,
  changes: Partial<FeedbackState> = {},
): FeedbackState => ({ ...state, ...changes, view: feedbackReducer(state.view, event) })

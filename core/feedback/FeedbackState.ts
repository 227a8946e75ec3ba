import { feedbackReducer, type FeedbackEvent, type FeedbackView } from "./dialog.ts"
import type { FeedbackType } from "./Feedback.ts"
import { defaultFeedbackType } from "./survey.ts"

/**
 * State of the feedback dialog.
 * @stability unstable
 */
export interface FeedbackState {
  readonly view: FeedbackView
  readonly type: FeedbackType
  /** Typed message. It is kept until it was sent. */
  readonly message: string
  /** Source label of the dialog, if it has one. */
  readonly source: string | undefined
  /** Error message of the message field. */
  readonly messageError: string | undefined
  /** Text of the banner above the form. */
  readonly banner: string | undefined
}

/** Closed dialog. */
export const initialFeedbackState: FeedbackState = {
  view: "closed",
  type: defaultFeedbackType,
  message: "",
  source: undefined,
  messageError: undefined,
  banner: undefined,
}

/** Replaces the view by the result of an event. */
export const withView = (
  state: FeedbackState,
  event: FeedbackEvent,
  changes: Partial<FeedbackState> = {},
): FeedbackState => ({ ...state, ...changes, view: feedbackReducer(state.view, event) })

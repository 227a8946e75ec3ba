import { feedbackReducer, type FeedbackEvent, type FeedbackView } from "./dialog.ts"
import type { FeedbackType } from "./Feedback.ts"
import { defaultFeedbackType } from "./survey.ts"

/**
 * State of the feedback dialog.
 * @stability unstable
 * @example
 * import type { FeedbackState } from "@heimwerk/core/feedback"
 *
 * const canClose = ({ view }: Pick<FeedbackState, "view">) => view !== "closed"
 * canClose({ view: "closed" }) // => false
 */
export interface FeedbackState {
  readonly view: FeedbackView
  readonly type: FeedbackType
  /** The typed message. It is kept until the feedback has been sent. */
  readonly message: string
  /** Label of the place from which the dialog was opened, if any. */
  readonly source: string | undefined
  /** Error message of the feedback dialog's message field. */
  readonly messageError: string | undefined
  /** Text of the banner above the feedback form. */
  readonly banner: string | undefined
}

/** State of the closed feedback dialog. */
export const initialFeedbackState: FeedbackState = {
  view: "closed",
  type: defaultFeedbackType,
  message: "",
  source: undefined,
  messageError: undefined,
  banner: undefined,
}

/** Returns the state of the feedback dialog after an event: applies `changes` and sets the next view. */
export const withView = (
  state: FeedbackState,
  event: FeedbackEvent,
  changes: Partial<FeedbackState> = {},
): FeedbackState => ({ ...state, ...changes, view: feedbackReducer(state.view, event) })

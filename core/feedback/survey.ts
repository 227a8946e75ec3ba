import type { FeedbackType } from "./Feedback.ts"

/** The title of the mini survey (storefront 2). */
export const surveyTitle = "Wie hilfreich sind diese Informationen?"

/** The feedback type used when the visitor has chosen none (storefront 5, feedback). */
export const defaultFeedbackType: FeedbackType = "suggestion"

/** The choices of the mini survey in display order (storefront 2; forms and markets 2.5). */
export const surveyChoices: ReadonlyArray<{ readonly type: FeedbackType; readonly label: string }> = [
  { type: "unlike", label: "Gefällt mir nicht" },
  { type: "suggestion", label: "Verbesserungsvorschlag" },
  { type: "like", label: "Gefällt mir" },
]

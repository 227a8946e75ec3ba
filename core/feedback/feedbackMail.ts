import type { Mail } from "../mail/Mail.ts"
import type { Email } from "../values/Email.ts"
import type { Feedback } from "./Feedback.ts"
import { surveyChoices } from "./survey.ts"

const labels = new Map(surveyChoices.map(({ label, type }) => [type, label]))

/** Returns feedback as a mail. Its source is at the end of the message (storefront 7, feedback). */
export const feedbackMail = (
  { id, to }: { readonly id: string; readonly to: Email },
  { environment, message, type }: Pick<Feedback, "environment" | "message" | "type">,
): Mail => ({
  id,
  to,
  subject: `Neues Feedback: ${labels.get(type)}`,
  text: [`Feedback: ${id}`, `Umgebung: ${environment}`, "", message, ""].join("\n"),
})

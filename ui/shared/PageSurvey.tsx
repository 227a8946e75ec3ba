import { lazyPart } from "../hydration/lazyPart.tsx"

/** The mini survey at the end of a page. It hydrates late, because it is below all content. */
export const PageSurvey = lazyPart(
  async () => (await import("../features/feedback/MiniSurvey.tsx")).MiniSurvey,
)

/**
 * Message and retry for a form whose scripts failed to load. Reloading loses no answers, because the tab
 * stores them.
 */
export const scriptProblem = {
  problem: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  onRetry: () => location.reload(),
} as const

/**
 * Message and retry for a request form whose scripts failed to load. Reloading loses no answers, because
 * they are in the tab's session storage.
 */
export const scriptProblem = {
  problem: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  onRetry: () => location.reload(),
} as const

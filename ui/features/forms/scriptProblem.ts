/** The scripts of a form did not come: what a page can say and do about it. Nothing is lost, the tab keeps the answers. */
export const scriptProblem = {
  problem: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  onRetry: () => location.reload(),
} as const

/** The sign of each kind of feedback. */
export const feedbackIcons = { unlike: "thumb-down", suggestion: "bulb", like: "thumb-up" } as const

/** The icon of each feedback type. */
export const feedbackIcons = { unlike: "thumb-down", suggestion: "bulb", like: "thumb-up" } as const

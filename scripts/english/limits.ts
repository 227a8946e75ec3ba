/** The share in percent that every folder has to come down to. */
export const goal = 2

/**
 * The share of comments and of test titles, in percent, that may carry a marker of bad English, by folder. Lower a limit
 * when its share falls; a folder that has come down to the goal leaves the list.
 */
export const limits: Readonly<Record<string, { readonly comments: number; readonly titles: number }>> = {}

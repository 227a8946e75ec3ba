/**
 * The target share of comments or test titles with a marker of bad English, in percent. It applies to every
 * folder.
 */
export const goal = 2

/**
 * The maximum share of comments and of test titles with a marker of bad English, in percent, by folder.
 * Lower a limit when the share falls. A folder without an entry has the target as its limit.
 */
export const limits: Readonly<Record<string, { readonly comments: number; readonly titles: number }>> = {}

/** Maximum length of each field of a withdrawal, in characters. */
export const withdrawalLimits = { name: 100, contract: 200, email: 254, note: 2000 } as const

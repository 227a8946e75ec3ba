/** The longest each field of a withdrawal may be. */
export const withdrawalLimits = { name: 100, contract: 200, email: 254, note: 2000 } as const

/** Maximum number of orders in one list. Staff narrow the list by state, market or refund. */
export const maxListedOrders = 200

/** Maximum number of mails in one list. */
export const maxListedMails = 200

/** Maximum number of withdrawals in one list. */
export const maxListedWithdrawals = 200

/** Path of the messages of Stripe. Operators enter it in Stripe's dashboard. */
export const stripeWebhook = "/zahlung/stripe"

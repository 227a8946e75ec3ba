/** Path to which Stripe sends its messages. Operators enter it in Stripe's dashboard. */
export const stripeWebhook = "/zahlung/stripe"

import { Email } from "@heimwerk/core/values/Email.ts"
import { Basket, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

/** The e-mail address is sent in the body, because paths are logged. */
const payload = Schema.Struct({ email: Email })

/** A time in epoch milliseconds. */
const Time = Schema.Int

/** No account has the e-mail address, or no mail in the outbox has the id. */
const Missing = Schema.Struct({ code: Schema.Literal("Missing") }).pipe(HttpApiSchema.status(404))

/** An account without its password. */
export class ShownCustomer extends Schema.Opaque<ShownCustomer>()(
  Schema.Struct({
    customerId: Schema.String,
    firstName: Schema.String,
    lastName: Schema.String,
    email: Schema.String,
    pendingEmail: Schema.NullOr(Schema.String),
    phone: Schema.NullOr(Schema.String),
    loyaltyCard: Schema.NullOr(Schema.String),
    created: Time,
    addresses: Schema.Int,
    orders: Schema.Int,
    newsletter: Schema.Literals(["none", "requested", "confirmed"]),
  }),
) {}

/** The newest mailed link of one kind. */
const ShownLink = Schema.Struct({
  requested: Time,
  /** From this time on, the shop refuses the link. */
  expires: Time,
  isUsed: Schema.Boolean,
})

/** What can keep a customer from logging in. Links and wrong passwords are stored for 24 hours. */
export class ShownAccess extends Schema.Opaque<ShownAccess>()(
  Schema.Struct({
    registration: Schema.NullOr(ShownLink),
    passwordReset: Schema.NullOr(ShownLink),
    /** Wrong passwords in a row on devices that the shop does not know yet. Each known device has a count of its own. */
    wrongPasswords: Schema.Int,
    /** Until this time, the shop refuses logins on such devices; null without a delay. */
    lockedUntil: Schema.NullOr(Time),
  }),
) {}

/**
 * An article in a basket or on a wishlist. `name` is null if the shop no longer sells the article.
 * `deliveryType` is null on a wishlist.
 */
export class ShownLine extends Schema.Opaque<ShownLine>()(
  Schema.Struct({
    articleId: Schema.String,
    name: Schema.NullOr(Schema.String),
    quantity: Schema.Int,
    deliveryType: Schema.NullOr(DeliveryType),
  }),
) {}

/** A basket as its customer sees it, and why it cannot be ordered. */
export class ShownBasket extends Schema.Opaque<ShownBasket>()(
  Schema.Struct({
    /** All stored lines, also those that the customer no longer sees because the shop no longer sells the article. */
    lines: Schema.Array(ShownLine),
    voucherCode: Basket.fields.voucherConfig.fields.voucherCode,
    /** The sum of the goods before discounts, in cents. */
    sum: Cents,
    /** The rows of the price calculation, without shipping. */
    totals: Basket.fields.totals,
    totalCost: Cents,
    messages: Basket.fields.messages,
    /** The problems that the checkout shows. Empty if the basket can be ordered. */
    problems: CheckoutOffer.fields.problems,
  }),
) {}

export class ShownConsent extends Schema.Opaque<ShownConsent>()(
  Schema.Struct({
    received: Time,
    source: Schema.String,
    decisions: Schema.String,
    wordingVersion: Schema.String,
  }),
) {}

/** The state of a customer's request or feedback, without its text. */
export class ShownRequest extends Schema.Opaque<ShownRequest>()(
  Schema.Struct({
    id: Schema.String,
    form: Schema.String,
    received: Time,
    confirmed: Schema.NullOr(Time),
    delivered: Schema.NullOr(Time),
    tries: Schema.Int,
  }),
) {}

export class QueuedMail extends Schema.Opaque<QueuedMail>()(
  Schema.Struct({
    id: Schema.String,
    recipient: Schema.String,
    subject: Schema.String,
    /** Time of the next attempt to send the mail. */
    due: Time,
    tries: Schema.Int,
    isRefused: Schema.Boolean,
    /** Whether the mail server has refused the mailbox of the recipient. Absent in answers of older shops. */
    isMailboxRefused: Schema.optionalKey(Schema.Boolean),
  }),
) {}

/** A declared withdrawal (§ 356a BGB). Its contract is the text of the customer, with or without an order number. */
export class ShownWithdrawal extends Schema.Opaque<ShownWithdrawal>()(
  Schema.Struct({
    number: Schema.String,
    received: Time,
    name: Schema.String,
    email: Schema.String,
    contract: Schema.String,
    /** The part that is withdrawn; null for the whole contract. */
    note: Schema.NullOr(Schema.String),
  }),
) {}

/** Endpoints for staff who answer customers. Only `retryMails` changes something, and none of them returns a secret. */
export class SupportApi extends HttpApiGroup.make("support").add(
  HttpApiEndpoint.post("customer", "/support/customer", { payload, success: ShownCustomer, error: Missing }),
  /** Also answers for an e-mail address without an account. */
  HttpApiEndpoint.post("access", "/support/access", { payload, success: ShownAccess }),
  /** Only the lines, for command lines of older versions. */
  HttpApiEndpoint.post("basket", "/support/basket", {
    payload,
    success: Schema.Array(ShownLine),
    error: Missing,
  }),
  HttpApiEndpoint.post("wholeBasket", "/support/basket/whole", {
    /** The market in which the customer wants to collect a pickup. */
    payload: Schema.Struct({ ...payload.fields, marketId: Schema.optionalKey(MarketId) }),
    success: ShownBasket,
    error: Missing,
  }),
  HttpApiEndpoint.post("wishlist", "/support/wishlist", {
    payload,
    success: Schema.Array(ShownLine),
    error: Missing,
  }),
  HttpApiEndpoint.post("consents", "/support/consents", {
    payload,
    success: Schema.Array(ShownConsent),
    error: Missing,
  }),
  HttpApiEndpoint.post("requests", "/support/requests", { payload, success: Schema.Array(ShownRequest) }),
  /** At most 200 mails: queued ones by the time of the next attempt, then refused ones. */
  HttpApiEndpoint.get("mails", "/support/mails", { success: Schema.Array(QueuedMail) }),
  HttpApiEndpoint.get("mail", "/support/mails/:id", {
    params: { id: Schema.NonEmptyString },
    /** The text of the mail without the secrets in its links and pickup codes. */
    success: Schema.Struct({ ...QueuedMail.fields, text: Schema.String }),
    error: Missing,
  }),
  /**
   * Queues refused mails again: the one with the id, or all if the id is null. Mails without a text remain refused.
   * Returns the number of queued mails.
   */
  HttpApiEndpoint.post("retryMails", "/support/mails/retry", {
    payload: Schema.Struct({ id: Schema.NullOr(Schema.NonEmptyString) }),
    success: Schema.Struct({ queued: Schema.Int }),
  }),
  /** At most 200 withdrawals, newest first. */
  HttpApiEndpoint.get("withdrawals", "/support/withdrawals", { success: Schema.Array(ShownWithdrawal) }),
) {}

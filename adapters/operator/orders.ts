import { Order, ReturnedPieces } from "@heimwerk/core/order/Order.ts"
import { OrderEventKind, OrderState } from "@heimwerk/core/order/OrderState.ts"
import { Parcel } from "@heimwerk/core/shipping/Parcel.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { StaffName } from "@heimwerk/core/values/StaffName.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

const params = { id: Schema.NonEmptyString }

/** The order does not exist. */
const Unknown = Schema.Struct({ code: Schema.Literal("UnknownOrder") }).pipe(HttpApiSchema.status(404))
/** The state of the order does not allow the step. */
const Refused = Schema.Struct({ code: Schema.Literal("StepRefused") }).pipe(HttpApiSchema.status(409))

/** The amount is higher than the amount that can be refunded, or nothing can be refunded. */
const RefundRefused = Schema.Struct({ code: Schema.Literal("RefundRefused") }).pipe(HttpApiSchema.status(409))

/** The order has no failed refund that can be repeated. */
const NoFailedRefund = Schema.Struct({ code: Schema.Literal("NoFailedRefund") }).pipe(
  HttpApiSchema.status(409),
)

/** No delivery of the order has the typed pickup code. */
const WrongCode = Schema.Struct({ code: Schema.Literal("WrongCode") }).pipe(HttpApiSchema.status(403))

/** A refund by the staff (see `StaffRefund`). */
const RefundRequest = Schema.Struct({
  cents: Schema.optionalKey(Cents),
  again: Schema.optionalKey(Schema.Literals(["online", "transfer"])),
  by: Schema.optionalKey(StaffName),
})

/** A bank transfer that arrived for an order. The amount is above 0. */
export class TransferRequest extends Schema.Opaque<TransferRequest>()(
  Schema.Struct({
    cents: Cents.check(Schema.isGreaterThan(0)),
    by: Schema.optionalKey(StaffName),
  }),
) {}

/** A step with which staff process an order. */
export class OrderStep extends Schema.Opaque<OrderStep>()(
  Schema.Struct({
    kind: OrderEventKind,
    deliveryId: Schema.optionalKey(Schema.String),
    /** The member of staff who takes the step. */
    by: Schema.optionalKey(StaffName),
    /** The parcel of a `ship` step. */
    parcel: Schema.optionalKey(
      Schema.Struct({ carrier: Parcel.fields.carrier, number: Parcel.fields.number }),
    ),
    /** The returned pieces of a `return` step. Absent if everything is returned. */
    pieces: Schema.optionalKey(Schema.Array(ReturnedPieces)),
  }),
) {}

/** A declared withdrawal that names an order. */
const OrderWithdrawal = Schema.Struct({
  number: Schema.String,
  /** The typed name and e-mail address of the sender, who is not always the customer. Absent in answers of older shops. */
  name: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  /** Time at which the withdrawal arrived, in epoch milliseconds. */
  received: Schema.Int,
  /** The part that is withdrawn; null for the whole contract. */
  note: Schema.NullOr(Schema.String),
})

/**
 * An order with the withdrawals that name its number, oldest first. Older shops answer `withdrawals` only for `show`.
 */
export class ShownOrder extends Schema.Opaque<ShownOrder>()(
  Schema.Struct({ ...Order.fields, withdrawals: Schema.optionalKey(Schema.Array(OrderWithdrawal)) }),
) {}

/**
 * The days of an export. An answer contains at most 500 orders. The next request sets `after` to the last
 * order number of the previous answer.
 */
export class ExportQuery extends Schema.Opaque<ExportQuery>()(
  Schema.Struct({
    from: Schema.optionalKey(CalendarDate),
    to: Schema.optionalKey(CalendarDate),
    after: Schema.optionalKey(Schema.String),
  }),
) {}

/**
 * The criteria by which staff look for orders. A missing criterion matches every order. `refund` selects
 * orders with a refund that waits for the payment service (`waiting`), with a failed refund that staff have not
 * paid (`failed`), or with booked money that is no longer owed and that staff have to pay back (`due`).
 */
export class OrderQuery extends Schema.Opaque<OrderQuery>()(
  Schema.Struct({
    state: Schema.optionalKey(OrderState),
    marketId: Schema.optionalKey(Schema.String),
    refund: Schema.optionalKey(Schema.Literals(["waiting", "failed", "due"])),
  }),
) {}

/** An order query for one person. The e-mail address is sent in the body, because paths are logged. */
export class OrderSearch extends Schema.Opaque<OrderSearch>()(
  Schema.Struct({ ...OrderQuery.fields, email: Email }),
) {}

/** A market of the shop, by whose number or name staff look for orders. */
const OrderMarket = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  address: Schema.Struct({ street: Schema.String, zip: Schema.String, city: Schema.String }),
})

/** Endpoints for the staff who look up, process, refund and export orders. */
export class OrdersApi extends HttpApiGroup.make("orders").add(
  HttpApiEndpoint.get("list", "/orders", {
    query: OrderQuery.fields,
    success: Schema.Array(ShownOrder),
  }),
  /** The orders of an account and of guests with this e-mail address. */
  HttpApiEndpoint.post("search", "/orders-search", {
    payload: OrderSearch,
    success: Schema.Array(ShownOrder),
  }),
  HttpApiEndpoint.get("markets", "/orders-markets", { success: Schema.Array(OrderMarket) }),
  HttpApiEndpoint.get("export", "/orders-export", {
    query: ExportQuery.fields,
    success: Schema.Array(Order),
  }),
  HttpApiEndpoint.get("show", "/orders/:id", { params, success: ShownOrder, error: Unknown }),
  HttpApiEndpoint.post("step", "/orders/:id/steps", {
    params,
    payload: OrderStep,
    success: ShownOrder,
    error: [Unknown, WrongCode, Refused],
  }),
  HttpApiEndpoint.post("transfer", "/orders/:id/transfers", {
    params,
    payload: TransferRequest,
    success: ShownOrder,
    error: Unknown,
  }),
  HttpApiEndpoint.post("refund", "/orders/:id/refunds", {
    params,
    payload: RefundRequest,
    success: ShownOrder,
    error: [Unknown, RefundRefused, NoFailedRefund],
  }),
) {}

import type { ErrorReason } from "@heimwerk/core/values/errorFields.ts"

import type { Channel } from "../../http/contract/search/api.ts"
import type { Answer, CallOptions, CommonCode } from "../Answer.ts"
import type { Read } from "../reading/Read.ts"

/** One request to the shop. */
export interface ShopRequest extends CallOptions {
  /** The HTTP method: `GET`, `POST`, `PUT` or `DELETE`. */
  readonly method: string
  /** A path of the contract, for example `/shop/rest/V1/:brand/basket/items/:id`. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | ReadonlyArray<string> | undefined>>
  /** Sent as a form if it is `URLSearchParams`, otherwise as JSON. */
  readonly body?: unknown
  /** The idempotency key of a command. A request with a key may be retried. */
  readonly key?: string
  /** Whether a POST only reads, so that it may be retried without a key. Default: false. */
  readonly onlyReads?: boolean
  /** Whether the reader gets the fields that are null. Default: false, because backends write null for a missing value. */
  readonly keepsNulls?: boolean
  /** Whether the request names the brand in the header `client-id`. Default: false. */
  readonly hasClientId?: boolean
}

/** The error codes of a group of calls, with their German sentences. `Unavailable` is always one of them. */
export type Reasons<Code extends string> = Readonly<Record<Code | "Unavailable", ErrorReason>>

/** The connection of one visitor to a shop. */
export interface Connection {
  readonly brand: string
  readonly channel: Channel
  /** Sends a request and reads its answer. Never rejects. */
  readonly call: <A, Code extends string>(
    request: ShopRequest,
    read: Read<A>,
    reasons: Reasons<Code>,
  ) => Promise<Answer<A, Code | CommonCode>>
}

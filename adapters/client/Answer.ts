/** Error codes with which every call can fail. */
export type CommonCode = "Invalid" | "Unavailable" | "Aborted"

/** Why a call failed: a stable code for programs and one German sentence for people. */
export interface ShopFailure<Code extends string = string> {
  /**
   * An error code of the called function, for example `VoucherUnknown`, or one of three codes that every call
   * can return. `Invalid`: the shop cannot read the request. `Unavailable`: no usable answer within the time
   * limit. `Aborted`: the caller's signal was aborted.
   */
  readonly code: Code
  readonly message: string
}

/** The result of a call. Calls never reject. */
export type Answer<A, Code extends string = string> =
  { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ShopFailure<Code> }

/** Options of every call. */
export interface CallOptions {
  /** Aborting the signal ends the call with the code `Aborted`. */
  readonly signal?: AbortSignal
}

/** Options of a command: a call that changes something. */
export interface CommandOptions extends CallOptions {
  /**
   * The idempotency key. Default: a new key for each call. Give the key of an earlier call to repeat its
   * command without a second effect.
   */
  readonly key?: string
}

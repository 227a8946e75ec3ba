/** One SQL statement for the worker thread. */
export interface StatementRequest {
  readonly id: number
  readonly kind: "statement"
  readonly sql: string
  readonly params: ReadonlyArray<unknown>
  readonly rowMode: "array" | "object"
}

/** Messages to the worker thread: statements one after another, then `close`. */
export type Request = StatementRequest | { readonly kind: "close" }

/** PostgreSQL's report about a refused statement. */
export interface Refusal {
  readonly message: string
  /** The SQLSTATE code of the error, if any. */
  readonly code?: string
  readonly constraint?: string
}

/** Messages from the worker thread. `opened` or `unopened` is sent once, before all others. */
export type Reply =
  | { readonly kind: "opened"; readonly version: string }
  | { readonly kind: "unopened"; readonly message: string }
  | { readonly kind: "rows"; readonly id: number; readonly rows: ReadonlyArray<unknown> }
  | { readonly kind: "refused"; readonly id: number; readonly refusal: Refusal }

/** One statement for the worker. */
export interface StatementRequest {
  readonly id: number
  readonly kind: "statement"
  readonly sql: string
  readonly params: ReadonlyArray<unknown>
  readonly rowMode: "array" | "object"
}

/** What the parent asks of the worker: statements, one after the other, and at last to close. */
export type Request = StatementRequest | { readonly kind: "close" }

/** What PostgreSQL says about a statement it refused. */
export interface Refusal {
  readonly message: string
  /** The SQLSTATE, where there is one. */
  readonly code?: string
  readonly constraint?: string
}

/** What the worker answers. `opened` and `unopened` come once, before anything else. */
export type Reply =
  | { readonly kind: "opened"; readonly version: string }
  | { readonly kind: "unopened"; readonly message: string }
  | { readonly kind: "rows"; readonly id: number; readonly rows: ReadonlyArray<unknown> }
  | { readonly kind: "refused"; readonly id: number; readonly refusal: Refusal }

import type { CommandOptions } from "../Answer.ts"
import type { Connection, Reasons, ShopRequest } from "../connection/Connection.ts"
import type { Read } from "../reading/Read.ts"
import type { AnyGroup, Calls, Route } from "./Calls.ts"
import { randomKey } from "./randomKey.ts"

/** How the client sends one request of the contract, and how it reads the answer. */
type Row<Endpoint, Value> = Route<Endpoint> & Handling & { readonly read: Read<Value> }

/**
 * How a request and its answer are handled. By default, a failed GET and a failed request with an idempotency
 * key are retried.
 */
interface Handling {
  /** The POST request changes nothing, so it is retried without an idempotency key. */
  readonly onlyReads?: boolean
  /**
   * The shop does not recognise a repeated request. It would refuse the request, because the link, token,
   * password or account in it is no longer valid. The command is sent once and without a key, unless the
   * caller gives a key.
   */
  readonly isUnrepeatable?: boolean
  /** The reader gets the fields that are null. */
  readonly keepsNulls?: boolean
}

interface AnyRow extends Handling {
  readonly method: string
  readonly path: string
  readonly hasKey: boolean
  readonly read: Read<unknown>
}

type Fields = CommandOptions & Readonly<Record<string, unknown>>

type Entries = ReadonlyArray<readonly [name: string, value: unknown]>

const textsOf = (entries: Entries): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  )

/** Splits the fields of a request into those of the path and the rest, which is the query or the body. */
const requestOf = (
  { hasKey, isUnrepeatable = false, keepsNulls = false, method, onlyReads = false, path }: AnyRow,
  { key, signal, ...fields }: Fields,
): ShopRequest => {
  const sent = key ?? (hasKey && !isUnrepeatable ? randomKey() : undefined)
  const inPath = new Set(path.match(/(?<=:)\w+/gu))
  const entries = Object.entries(fields)
  const rest = entries.filter(([name]) => !inPath.has(name))
  return {
    method,
    path,
    params: textsOf(entries.filter(([name]) => inPath.has(name))),
    ...(method === "POST" || method === "PUT"
      ? { body: Object.fromEntries(rest) }
      : { query: textsOf(rest) }),
    ...(sent === undefined ? {} : { key: sent }),
    ...(onlyReads ? { onlyReads } : {}),
    ...(keepsNulls ? { keepsNulls } : {}),
    ...(signal === undefined ? {} : { signal }),
  }
}

/**
 * Makes a noun, a group of functions, from the rows of its endpoints: `nounOf<typeof NewsletterApi>()(
 * newsletterReasons, { subscribe })`. The compiler compares each row with the contract: the method, the path,
 * and whether the request has an idempotency key. The contract also defines the fields of a call. Loads no
 * schema.
 *
 * @param reasons the codes of the noun's errors with their German sentences
 */
export function nounOf<Group extends AnyGroup>(): <
  Code extends string,
  const Values extends { readonly [Name in keyof Group["endpoints"]]?: unknown },
>(
  reasons: Reasons<Code>,
  rows: { readonly [Name in keyof Values]: Row<Group["endpoints"][Name & string], Values[Name]> },
) => (connection: Connection) => Calls<Group, Values, Code>
export function nounOf(): (reasons: never, rows: never) => (connection: Connection) => unknown {
  return (reasons: Reasons<string>, rows: Readonly<Record<string, AnyRow>>) =>
    ({ call }: Connection) =>
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          (fields: Fields = {}) => call(requestOf(row, fields), row.read, reasons),
        ]),
      )
}

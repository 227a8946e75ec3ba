import { type PGlite, parse, protocol } from "@electric-sql/pglite"

const { serialize } = protocol

/** Maximum number of remembered statement texts. At most as many statements are prepared. */
const maxPrepared = 100

/** Maximum length of the text of a prepared statement. Longer texts are imports with many rows. */
const maxLength = 5000

/** The type `text` in PostgreSQL. */
const textType = 25

/**
 * Minimum length of a text that is sent as bytes. PGlite counts the bytes of a text one character at a time, which takes a
 * twentieth of the time of an import.
 */
const minBytesLength = 10_000

/**
 * Returns whether a statement is prepared when it runs again: a query or a change of rows with a short text.
 */
const isPreparable = (sql: string) =>
  sql.length <= maxLength && /^\s*(?:select|insert|update|delete|with)\b/iu.test(sql)

/** Returns whether every plan stays valid after a statement. All other statements may change tables. */
const keepsPlans = (sql: string) =>
  /^\s*(?:begin|commit|rollback|savepoint|release|checkpoint|set|show)\b/iu.test(sql)

interface Prepared {
  readonly name: string
  /** Types of the parameters. */
  readonly types: ReadonlyArray<number>
}

/** Runs a statement. `rowMode`: whether each row is an array or an object. */
export type RunStatement = (
  sql: string,
  params: ReadonlyArray<unknown>,
  rowMode: "array" | "object",
) => Promise<ReadonlyArray<unknown>>

/**
 * Makes the function that runs statements in PGlite. A text that is run again is prepared, so that PostgreSQL parses
 * and plans it once: planning takes up to 80 % of a statement's time. A statement that may change tables removes all
 * prepared ones. Statements run one after the other.
 */
export const makePreparedStatements = (db: PGlite): RunStatement => {
  /** The prepared statements by text, `undefined` for a text that has run once. The least recently used is first. */
  const known = new Map<string, Prepared | undefined>()
  let names = 0

  const remember = (sql: string, prepared: Prepared | undefined) => {
    known.delete(sql)
    known.set(sql, prepared)
  }

  const forgetOldest = async () => {
    const [oldest] = known
    if (known.size <= maxPrepared || oldest === undefined) return
    const [sql, prepared] = oldest
    known.delete(sql)
    if (prepared !== undefined) await db.query(`deallocate ${prepared.name}`)
  }

  const prepare = async (sql: string): Promise<Prepared> => {
    const name = `heimwerk_${(names += 1)}`
    const message = Buffer.concat([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    ])
    const answers = await db.execProtocolStream(message)
    return { name, types: parse.parseDescribeStatementResults(answers) }
  }

  const execute = async (
    { name, types }: Prepared,
    params: ReadonlyArray<unknown>,
    rowMode: "array" | "object",
  ) => {
    const values = params.map((value: unknown, index) => {
      if (value === null || value === undefined) return null
      const type = types[index] ?? 0
      if (type === textType && typeof value === "string" && value.length >= minBytesLength)
        return Buffer.from(value)
      const write = db.serializers[type]
      if (write !== undefined) return write(value)
      return typeof value === "string" ? value : JSON.stringify(value)
    })
    const message = Buffer.concat([
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
      serialize.sync(),
    ])
    const [result] = parse.parseResults(await db.execProtocolStream(message), db.parsers, { rowMode })
    return result?.rows ?? []
  }

  return async (sql, params, rowMode) => {
    if (!isPreparable(sql)) {
      const { rows } = await db.query<unknown>(sql, [...params], { rowMode })
      if (!keepsPlans(sql) && known.size > 0) {
        known.clear()
        await db.query("deallocate all")
      }
      return rows
    }
    if (!known.has(sql)) {
      const { rows } = await db.query<unknown>(sql, [...params], { rowMode })
      remember(sql, undefined)
      await forgetOldest()
      return rows
    }
    const prepared = known.get(sql) ?? (await prepare(sql))
    remember(sql, prepared)
    return execute(prepared, params, rowMode)
  }
}

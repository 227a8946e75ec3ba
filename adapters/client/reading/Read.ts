import type { Json } from "effect/Schema"

import { isObject } from "./plain/isObject.ts"
import { leftOut, nameOf } from "./plain/leftOut.ts"

/** Called with an English sentence when a record is left out, or when an answer is unreadable. */
export type Report = (sentence: string) => void

/**
 * Reads a value of an answer. Unknown fields are dropped.
 *
 * @throws Unreadable if the value has another shape
 */
export type Read<A> = (raw: unknown, report: Report) => A

/** An answer, or a part of it, has an unexpected shape. */
export class Unreadable extends Error {
  /** Path of the unreadable field, for example `address.zip`. Empty if the value itself is unreadable. */
  readonly field: string

  constructor(field = "") {
    super(`unreadable ${field}`)
    this.field = field
  }
}

/** A field that may be missing. */
export interface Optional<A> {
  readonly optional: Read<A>
}

/** One reader per field of an object. An optional field needs an optional reader. */
type Fields<A> = {
  readonly [K in keyof A]-?: {} extends Pick<A, K> ? Optional<Exclude<A[K], undefined>> : Read<A[K]>
}

export const optional = <A>(read: Read<A>): Optional<A> => ({ optional: read })

/** Makes a reader from a type guard. */
export const guarded =
  <A>(is: (raw: unknown) => raw is A): Read<A> =>
  (raw) => {
    if (!is(raw)) throw new Unreadable()
    return raw
  }

/** Accepts a value of any shape and returns it unchanged. */
export const plain: Read<unknown> = (raw) => raw

const isJson = (raw: unknown): raw is Json =>
  raw === null ||
  ["boolean", "number", "string"].includes(typeof raw) ||
  (typeof raw === "object" && Object.values(raw).every(isJson))

/** Reads JSON of any shape. */
export const json: Read<Json> = guarded(isJson)

/** Ignores the content of an answer. */
export const nothing: Read<void> = () => {}

/** Reads an answer that contains only a status, such as `confirmed`. */
export const done: Read<void> = (raw) => {
  if (!isObject(raw) || typeof raw["status"] !== "string") throw new Unreadable("status")
}

export const text: Read<string> = guarded((raw) => typeof raw === "string")
export const filledText: Read<string> = guarded((raw): raw is string => typeof raw === "string" && raw !== "")
export const finite: Read<number> = guarded((raw): raw is number => Number.isFinite(raw))
export const whole: Read<number> = guarded((raw): raw is number => Number.isSafeInteger(raw))
export const flag: Read<boolean> = guarded((raw) => typeof raw === "boolean")

export const oneOf = <const Value extends string>(...values: ReadonlyArray<Value>): Read<Value> =>
  guarded((raw): raw is Value => values.some((value) => value === raw))

/** Converts a value of an answer to the domain's form, then reads it. */
export const converted =
  <A>(convert: (raw: unknown) => unknown, read: Read<A>): Read<A> =>
  (raw, report) =>
    read(convert(raw), report)

/** Reads a field, and adds its name to the path of an unreadable value. */
const readField = (name: string, read: Read<unknown>, raw: unknown, report: Report): unknown => {
  try {
    return read(raw, report)
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    throw new Unreadable(cause.field === "" ? name : `${name}.${cause.field}`)
  }
}

/** Returns whether an object has all fields that these readers require. */
const isComplete = <A extends object>(made: object, fields: Fields<A>): made is A =>
  Object.entries(fields).every(([name, read]) => typeof read !== "function" || name in made)

/** Reads an object field by field. */
export const struct = <A extends object>(fields: Fields<A>): Read<A> => {
  const readers = Object.entries<Read<unknown> | Optional<unknown>>(fields)
  return (raw, report) => {
    if (!isObject(raw)) throw new Unreadable()
    const made = Object.fromEntries(
      readers.flatMap(([name, read]) => {
        const value = raw[name]
        if (typeof read === "function") return [[name, readField(name, read, value, report)]]
        return value === undefined ? [] : [[name, readField(name, read.optional, value, report)]]
      }),
    )
    if (!isComplete(made, fields)) throw new Unreadable()
    return made
  }
}

/** Reads an object with any field names, for example feature flags. */
export const table =
  <A>(read: Read<A>): Read<Readonly<Record<string, A>>> =>
  (raw, report) => {
    if (!isObject(raw)) throw new Unreadable()
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, read(value, report)]))
  }

/**
 * Reads a list. Leaves unreadable records out and reports them (ADR 0096, point 23).
 *
 * @param kind the records' name in the report, in the plural
 */
export const list =
  <A>(kind: string, read: Read<A>): Read<ReadonlyArray<A>> =>
  (raw, report) => {
    if (!Array.isArray(raw)) throw new Unreadable()
    const failures: Array<string> = []
    const records = raw.flatMap((each: unknown, place): ReadonlyArray<A> => {
      try {
        return [read(each, report)]
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause
        failures.push(`${nameOf(each, place)}${cause.field === "" ? "" : ` at ${cause.field}`}`)
        return []
      }
    })
    if (failures.length > 0) report(leftOut(kind, failures, raw.length))
    return records
  }

/** Reads a list. Unlike `list`, one unreadable value makes the whole list unreadable. */
export const all =
  <A>(read: Read<A>): Read<ReadonlyArray<A>> =>
  (raw, report) => {
    if (!Array.isArray(raw)) throw new Unreadable()
    return raw.map((each: unknown) => read(each, report))
  }

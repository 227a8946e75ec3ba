import type { HttpApiEndpoint } from "effect/http-api"

import type { Answer, CallOptions, CommandOptions, CommonCode } from "../Answer.ts"

type AnyEndpoint = HttpApiEndpoint.ConstraintRequest & { readonly method: string; readonly path: string }

/** A group of endpoints of the contract. The client uses its type, never its value. */
export interface AnyGroup {
  readonly endpoints: Readonly<Record<string, AnyEndpoint>>
}

/** The JSON type of one part of a request: its path parameters, query, body or headers. */
type EncodedOf<Part> = [Part] extends [never]
  ? {}
  : Part extends { readonly schema: { readonly Encoded: infer Encoded } }
    ? Encoded
    : {}

type HasKey<E extends AnyEndpoint> = "idempotency-key" extends keyof EncodedOf<E["~Headers"]> ? true : false

/** Method and path of an endpoint, and whether its request has an idempotency key. */
export type Route<E> = E extends AnyEndpoint
  ? { readonly method: E["method"]; readonly path: E["path"]; readonly hasKey: HasKey<E> }
  : never

/** The path parameters that the connection fills in. */
type Filled = "brand" | "channel"

type Flat<Fields> = { readonly [Name in keyof Fields]: Fields[Name] }

/**
 * The fields of a request without `brand` and `channel` in one object, together with the options of the call.
 */
type InputOf<E extends AnyEndpoint> = Flat<
  Omit<EncodedOf<E["~Params"]>, Filled> &
    EncodedOf<E["~Query"]> &
    EncodedOf<E["~Payload"]> &
    (HasKey<E> extends true ? CommandOptions : CallOptions)
>

/** Sends one request. The fields of the request and the options of the call are one object. */
export type Call<Input, Value, Code extends string> = (
  ...input: {} extends Input ? [input?: Input] : [input: Input]
) => Promise<Answer<Value, Code | CommonCode>>

/** The functions of a noun such as `newsletter`: one function for each listed endpoint. */
export type Calls<Group extends AnyGroup, Values, Code extends string> = {
  readonly [Name in keyof Values]: Name extends keyof Group["endpoints"]
    ? Call<InputOf<Group["endpoints"][Name]>, Values[Name], Code>
    : never
}

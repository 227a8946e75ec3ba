import * as Context from "effect/Context"

/** One request and its answer. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Headers of the answer by their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
}

/** Receives each exchange of the running check. Default: ignores all exchanges. */
export const Recorder = Context.Reference<(exchange: Exchange) => void>("conformance/Recorder", {
  defaultValue: () => () => {},
})

/** Parses the body of an answer. Returns `undefined` if the body is not JSON. */
export const jsonOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a field of a parsed body, or `undefined` if the field is missing. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined

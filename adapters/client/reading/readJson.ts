import { type Read, Unreadable } from "./Read.ts"

/** Reads a value from JSON. Returns `undefined` if the text is not JSON, or if the value has another shape. */
export const readJson = <A>(read: Read<A>, text: string): A | undefined => {
  try {
    return read(JSON.parse(text), () => {})
  } catch (cause) {
    if (cause instanceof Unreadable || cause instanceof SyntaxError) return undefined
    throw cause
  }
}

import { notify } from "../lists/notify.ts"
import type { VisitorCookies } from "../ShopOptions.ts"

/** The cookies of a client outside browsers. */
interface Cookies {
  /** The `Cookie` header of the next request; empty without cookies. */
  readonly header: () => string
  /** Stores the cookies of an answer and passes them to `onSet`. */
  readonly store: (response: Response) => void
}

const pairOf = (text: string): readonly [name: string, value: string] => {
  const [name = "", ...value] = text.split("=")
  return [name.trim(), value.join("=").trim()]
}

/**
 * Returns whether a `Set-Cookie` line removes its cookie: `Max-Age` is 0 or negative, or `Expires` is in
 * 1970.
 */
const isRemoval = (line: string): boolean =>
  /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/iu.test(line) || /;\s*expires=[^;]*\b1970\b/iu.test(line)

/**
 * Keeps the cookies of one visitor, so that the second command of a new visitor continues the session that the first
 * one started.
 */
export const makeCookies = ({ header: first, onSet }: VisitorCookies): Cookies => {
  const values = new Map(
    first
      .split(";")
      .map(pairOf)
      .filter(([name]) => name !== ""),
  )
  return {
    header: () => Array.from(values, ([name, value]) => `${name}=${value}`).join("; "),
    store: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [name, value] = pairOf(line.split(";", 1)[0] ?? "")
        if (isRemoval(line)) values.delete(name)
        else values.set(name, value)
        if (onSet !== undefined) notify(onSet, line)
      }
    },
  }
}

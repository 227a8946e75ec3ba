/** Returns the code of an error of the operating system, such as `ENOENT`, or an empty text. */
export const errorCode = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""

/**
 * Returns the first line of the message of the innermost cause, which is the message of PostgreSQL or of the operating
 * system: the driver's own message is "Query failed". It may name tables and users, so it is for logs and operators only.
 */
export const innermostMessage = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return String(error)
  const inner = "reason" in error ? error.reason : "cause" in error ? error.cause : undefined
  if (inner !== undefined && inner !== null) return innermostMessage(inner)
  return "message" in error ? (String(error.message).split("\n", 1)[0] ?? "") : ""
}

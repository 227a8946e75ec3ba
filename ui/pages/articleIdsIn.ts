/**
 * Returns the values of all fields `articleId` in the data of a page, at any depth.
 *
 * @param data plain JSON values without cycles
 */
export const articleIdsIn = (data: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return
    for (const [key, field] of Object.entries(value)) {
      if (key === "articleId" && typeof field === "string") found.add(field)
      else visit(field)
    }
  }
  visit(data)
  return found
}

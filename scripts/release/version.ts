/** Parts of a version that a release can raise. */
export const kinds = ["patch", "minor", "major"] as const

export type Kind = (typeof kinds)[number]

export const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text)

/**
 * Returns the next version: `1.2.3` and `minor` give `1.3.0`.
 *
 * @throws Error if the current version is not three whole numbers
 */
export const nextVersion = (current: string, kind: Kind): string => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/u.exec(current)
  if (parts === null) throw new Error(`${current} is no version like 1.2.3.`)
  const [major, minor, patch] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (kind === "major") return `${major + 1}.0.0`
  return kind === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * Returns the smallest kind of release that a change of public names needs. Before 1.0.0 a minor version may
 * contain breaking changes (docs/releases.md).
 */
export const kindFor = (
  current: string,
  { added, broken }: { readonly added: number; readonly broken: number },
): Kind => {
  if (broken > 0) return current.startsWith("0.") ? "minor" : "major"
  return added > 0 ? "minor" : "patch"
}

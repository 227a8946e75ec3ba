const heading = "## Unreleased"

/**
 * Returns the section of the changelog with the changes since the last release, without its heading.
 *
 * @throws Error if the changelog has no such section
 */
export const unreleasedNotes = (changelog: string): string => {
  const start = changelog.indexOf(`${heading}\n`)
  if (start === -1) throw new Error(`CHANGELOG.md has no section „${heading}“.`)
  const [notes = ""] = changelog.slice(start + heading.length).split(/^## /mu)
  return notes.trim()
}

/** Gives the unreleased section its version and date, and begins an empty one. */
export const releasedChangelog = (changelog: string, version: string, date: string): string =>
  changelog.replace(heading, `${heading}\n\n## ${version} (${date})`)

/** The published packages, dependencies first. */
export const publishedPackages = ["core", "adapters", "conformance", "cli"] as const

/** The fields of a package's manifest that decide whether and how the package can be published. */
export interface Published {
  readonly name: string
  readonly version: string
  readonly repository: { readonly url: string }
}

/** Returns the file that `npm pack` makes: `heimwerk-core-0.1.0.tgz`. */
export const tarballOf = ({ name, version }: Published): string =>
  `${name.replace("@", "").replace("/", "-")}-${version}.tgz`

/**
 * Returns the arguments of `npm` that publish a tarball. Provenance links it to the commit and the run that built it. A
 * version with a hyphen, such as `1.0.0-beta.1`, gets the tag `next`, so that `npm install` does not choose it.
 */
export const publishArguments = (tarball: string, version: string): ReadonlyArray<string> => [
  "publish",
  tarball,
  "--provenance",
  "--access",
  "public",
  "--tag",
  version.includes("-") ? "next" : "latest",
]

/** The state of the working tree that `obstacles` checks. */
interface TreeState {
  /** Output of `git status --porcelain`. */
  readonly changes: string
  /** Tags of the current commit. */
  readonly tags: ReadonlyArray<string>
}

/** Returns why the packages cannot be published from this working tree, as English sentences. */
export const obstacles = (
  packages: ReadonlyArray<Published>,
  { changes, tags }: TreeState,
): ReadonlyArray<string> => {
  const [first] = packages
  const tag = `v${first?.version ?? ""}`
  const host = URL.parse(first?.repository.url.replace(/^git\+/u, "") ?? "")?.hostname ?? ""
  return [
    ...(changes === "" ? [] : ["The working tree has changes that are not committed."]),
    ...(tags.includes(tag) ? [] : [`The current commit does not have the tag ${tag}.`]),
    ...(host.endsWith(".example")
      ? [`${host} is a placeholder: set repository, homepage and bugs in package.json.`]
      : []),
  ]
}

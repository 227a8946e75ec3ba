import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { libraries } from "../../scripts/packages/published.ts"
import { unreleasedNotes } from "../../scripts/release/changelog.ts"
import {
  nameChanges,
  namesOnPage,
  type ReleasedNames,
  unmentioned,
} from "../../scripts/release/nameChanges.ts"
import { planRelease, releasedNamesFile } from "../../scripts/release/plan.ts"
import { obstacles, publishArguments, tarballOf } from "../../scripts/release/publish.ts"
import { kindFor, nextVersion } from "../../scripts/release/version.ts"
import { root } from "../../scripts/run.ts"

const read = (file: string): string => readFileSync(join(root, file), "utf8")

const released: ReleasedNames = JSON.parse(read(releasedNamesFile))

const manifests = globSync(["package.json", "*/package.json", "scripts/api/package.json"], {
  cwd: root,
  exclude: (path) => path.startsWith("node_modules"),
})

const { version }: { readonly version: string } = JSON.parse(read("package.json"))

describe("the version of a release", () => {
  it.each([
    ["1.2.3", "patch", "1.2.4"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "major", "2.0.0"],
    ["0.9.9", "minor", "0.10.0"],
  ] as const)("the version after %s in a %s release is %s", (current, kind, next) => {
    assert.strictEqual(nextVersion(current, kind), next)
  })

  it("computing the version after a text that is no version throws an error", () => {
    assert.throws(() => nextVersion("1.2", "patch"), "1.2 is no version like 1.2.3.")
  })

  it.each([
    ["1.2.3", { added: 0, broken: 0 }, "patch"],
    ["1.2.3", { added: 2, broken: 0 }, "minor"],
    ["1.2.3", { added: 2, broken: 1 }, "major"],
    ["0.1.0", { added: 0, broken: 1 }, "minor"],
  ] as const)(
    "the release after %s with the changed names %j is at least a %s release",
    (current, changes, kind) => {
      assert.strictEqual(kindFor(current, changes), kind)
    },
  )
})

describe("changes of public names since the last release", () => {
  const before = namesOnPage("# X\n\n## @heimwerk/core/price\n\n- `flag` stable\n- `Price` stable\n")
  const after = namesOnPage("## @heimwerk/core/price\n\n- `Price` unstable\n- `saving` stable\n")

  it("the comparison with the last release lists added and removed names, and lists removed stable names as broken", () => {
    assert.deepStrictEqual(nameChanges(before, after), {
      added: ["price Price unstable", "price saving stable"],
      removed: ["price flag stable", "price Price stable"],
      broken: ["price flag stable", "price Price stable"],
    })
    assert.deepStrictEqual(nameChanges(after, before).broken, ["price saving stable"])
    assert.deepStrictEqual(nameChanges(before, before), { added: [], removed: [], broken: [] })
  })

  it("a release note mentions a changed name if an expression in backquotes contains it", () => {
    const changes = nameChanges(before, after)
    assert.deepStrictEqual(unmentioned(changes, "- saving `flag`, `shop.Price.of`"), ["price saving stable"])
    assert.deepStrictEqual(unmentioned(changes, "- `saving`, `flag`, `Price<A>`"), [])
  })

  for (const { name } of libraries)
    it(`CHANGELOG.md mentions every changed public name of @heimwerk/${name}`, () => {
      const names = namesOnPage(read(`docs/api/${name}.md`))
      // A new package has no released names.
      const changes = nameChanges(released[name] ?? [], names)
      assert.isNotEmpty(names)
      assert.deepStrictEqual(unmentioned(changes, unreleasedNotes(read("CHANGELOG.md"))), [])
    })
})

const changelog = "# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.0.1 (2026-01-01)\n\n- The first.\n"

/**
 * Returns a function that reads files of the repository, but returns `text` for the given file. For
 * CHANGELOG.md it returns the changelog of this test, because the repository's changelog has no changes just
 * after a release.
 */
const readWith = (file: string, text: string) => (asked: string) => {
  if (asked === file) return text
  return asked === "CHANGELOG.md" ? changelog : read(asked)
}

describe("the preparation of a release", () => {
  const release = { current: version, next: "9.8.7", date: "2026-11-23", names: released }
  const files = planRelease(readWith("CHANGELOG.md", changelog), manifests, release)

  it("a release changes only the version in each manifest, in the lock file and in the texts that name it", () => {
    for (const [file, text] of files) {
      if (file === "CHANGELOG.md" || file === releasedNamesFile) continue
      assert.include(text, "9.8.7", file)
      assert.strictEqual(text.replaceAll("9.8.7", version), read(file), file)
    }
    assert.isAtLeast(files.size, 12)
    assert.notMatch(files.get("package-lock.json") ?? "", new RegExp(`"@heimwerk/\\w+": "${version}"`, "u"))
  })

  it("a release gives the unreleased changes its version and date, and begins an empty section", () => {
    const text = files.get("CHANGELOG.md") ?? ""
    assert.isTrue(
      text.startsWith("# Changelog\n\n## Unreleased\n\n## 9.8.7 (2026-11-23)\n\n- A change.\n\n## 0.0.1"),
    )
    assert.strictEqual(unreleasedNotes(changelog), "- A change.")
    assert.strictEqual(unreleasedNotes(text), "")
  })

  it("the preparation of a release fails if a file that must name the version does not name it", () => {
    const reading = readWith("cli/version.ts", "")
    assert.throws(() => planRelease(reading, manifests, release), "cli/version.ts does not name the version")
  })
})

describe("the publication of packages", () => {
  const core = {
    name: "@heimwerk/core",
    version: "1.2.3",
    repository: { url: "git+https://git.shop.test/shop.git" },
  }

  it("a package is published with provenance, and a version with a hyphen does not get the tag 'latest'", () => {
    assert.strictEqual(tarballOf(core), "heimwerk-core-1.2.3.tgz")
    assert.strictEqual(
      publishArguments("a.tgz", "1.2.3").join(" "),
      "publish a.tgz --provenance --access public --tag latest",
    )
    assert.include(publishArguments("a.tgz", "1.2.3-beta.1").join(" "), "--tag next")
  })

  it("the check before a publication reports uncommitted changes, a missing tag of the version and a placeholder address", () => {
    const placeholder = { ...core, repository: { url: "git+https://git.shop.example/shop.git" } }
    assert.deepStrictEqual(obstacles([core], { changes: "", tags: ["v1.2.3"] }), [])
    assert.deepStrictEqual(obstacles([placeholder], { changes: " M a.ts", tags: ["v1.2.2"] }), [
      "The working tree has changes that are not committed.",
      "The current commit does not have the tag v1.2.3.",
      "git.shop.example is a placeholder: set repository, homepage and bugs in package.json.",
    ])
  })
})

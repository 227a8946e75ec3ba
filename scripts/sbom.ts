import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"

interface Component {
  readonly name: string
  readonly purl?: string
}

/**
 * Reads a CycloneDX document. Throws an error if the text is not a CycloneDX document, or if the document does
 * not name the package effect.
 */
const componentsOf = (text: string): ReadonlyArray<Component> => {
  const document: unknown = JSON.parse(text)
  const isDocument = (value: unknown): value is { bomFormat: string; components: ReadonlyArray<Component> } =>
    typeof value === "object" && value !== null && "bomFormat" in value && "components" in value
  if (!isDocument(document) || document.bomFormat !== "CycloneDX")
    throw new Error("npm sbom did not write a CycloneDX document.")
  if (!document.components.some(({ purl }) => purl?.startsWith("pkg:npm/effect@") === true))
    throw new Error("The bill of materials does not name effect, which every package needs.")
  return document.components
}

/**
 * Writes the bill of materials of all packages in the lock file: `node scripts/sbom.ts [file]`. Development
 * packages are marked, not left out, because npm counts effect, a peer dependency, among them.
 */
const file = process.argv[2] ?? ".build/sbom.cdx.json"
const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
const { status, stderr, stdout } = spawnSync("npm", args, {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === "win32",
})
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
const components = componentsOf(stdout)
mkdirSync(".build", { recursive: true })
writeFileSync(file, stdout)
console.log(`${file}: ${components.length} components (CycloneDX)`)

import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { templatesVariable } from "./templates.ts"

/**
 * Creates the folder of the templates for the workers of this test run, and removes it at the end. The gate names one
 * folder for all its test runs, and removes it itself.
 */
export default function setup(): (() => void) | undefined {
  if (process.env[templatesVariable] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), "heimwerk-templates-"))
  // PostgreSQL runs as another user and opens its template in this folder, so that user needs access.
  chmodSync(folder, 0o711)
  process.env[templatesVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

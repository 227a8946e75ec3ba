import { existsSync, mkdirSync } from "node:fs"
import { cp, mkdtemp, rename, rmdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { afterChange } from "./afterChange.ts"

/** Environment variable with the folder of the templates. `templatesSetup.ts` sets it for one test run. */
export const templatesVariable = "TEST_TEMPLATES"

type Fill = (directory: string) => Promise<void>

/** Creates a folder as a lock between processes. Returns false if another process has the lock. */
const tryLock = (lock: string): boolean => {
  try {
    mkdirSync(lock)
    return true
  } catch (cause) {
    if (existsSync(dirname(lock))) return false
    throw cause
  }
}

/** Makes a template unless it exists. Workers that need the same template wait for the first one. */
const make = async (template: string, fill: Fill): Promise<void> => {
  const lock = `${template}.lock`
  while (!existsSync(template)) {
    if (!tryLock(lock)) {
      await afterChange(dirname(lock), () => (existsSync(lock) ? undefined : true))
      continue
    }
    try {
      if (existsSync(template)) return
      const draft = await mkdtemp(`${template}-`)
      await fill(draft)
      await rename(draft, template)
    } finally {
      await rmdir(lock)
    }
  }
}

/**
 * Returns a new temporary folder with the files that `fill` writes. A test run calls `fill` once for each
 * name and then copies the files: a copy of a database takes 40 ms of processor time, a new one 3 to 4 s.
 * Outside of a test run every folder is filled.
 */
export const filledDirectory = async (name: string, fill: Fill): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), "heimwerk-"))
  const templates = process.env[templatesVariable]
  if (templates === undefined) await fill(directory)
  else {
    const template = join(templates, name)
    await make(template, fill)
    await cp(template, directory, { recursive: true })
  }
  return directory
}

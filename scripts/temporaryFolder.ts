import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { freemem, tmpdir } from "node:os"
import { join } from "node:path"

const gigabyte = 1024 ** 3

/** Folder of Linux whose files are in memory. */
const inMemory = "/dev/shm"

/** Returns whether memory has room for the files of all tests, which take at most 3 GB at a time. */
const hasRoomInMemory = (): boolean => {
  if (!existsSync(inMemory) || freemem() < 10 * gigabyte) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 6 * gigabyte
}

/**
 * Creates a folder for temporary files of tests and removes it when this process ends. On Linux the folder is
 * in memory if there is room. Tests copy databases of about 1,000 files. On a disk, this takes several times
 * the processor time.
 */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), "heimwerk-gate-"))
  // PostgreSQL runs as another user and opens its files in this folder.
  chmodSync(folder, 0o711)
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

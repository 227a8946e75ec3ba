import { existsSync, mkdtempSync, rmdirSync, statSync } from "node:fs"
import { join } from "node:path"

/**
 * Returns the owner of files that this process creates in a folder. It is not always the process's user: a mounted
 * file system can give all files to one user.
 */
const ownerOfNew = (directory: string): number => {
  const probe = mkdtempSync(join(directory, "owner-"))
  try {
    return statSync(probe).uid
  } finally {
    rmdirSync(probe)
  }
}

/**
 * Returns the user id of a folder's owner if this process is root and its new files would belong to another user than
 * the folder. Otherwise, and for a missing folder, returns `undefined`. Only root is checked: the rights of the files
 * already stop other users, and a volume may let users in by its group.
 *
 * @param directory the data directory, to which `folder` belongs or which it is
 */
export const foreignOwner = (directory: string, folder: string): number | undefined => {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return undefined
  const owner = statSync(folder).uid
  return owner === 0 || owner === ownerOfNew(directory) ? undefined : owner
}

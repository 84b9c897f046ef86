// Plain JavaScript for whatever Node the machine has.
import { rmSync } from 'node:fs'

/** What is said where a user may not do something, or where the disk is only read. */
const DENIED = ['EACCES', 'EPERM', 'EROFS']

/**
 * Removes a file, or a folder with all that is in it. What belongs to another user stays. Returns whether it is gone.
 * @param {string | URL} path
 */
export function tryToRemove(path) {
  try {
    rmSync(path, { recursive: true, force: true })
    return true
  } catch (error) {
    if (!DENIED.includes(error.code)) throw error
    return false
  }
}

// Plain JavaScript for any Node version.
import { rmSync } from 'node:fs'

/** The error codes for missing permissions and for a read-only disk. */
const DENIED = ['EACCES', 'EPERM', 'EROFS']

/**
 * Removes a file, or a folder with its content. Files of another user stay. Returns whether everything is removed.
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

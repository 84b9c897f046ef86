import { isServerThere } from './server-there.ts'

/** The name of the event on `window` when code cannot be loaded on demand (docs/product.md, App). */
export const PRELOAD_ERROR = 'preload-error'

/**
 * Loads a module on demand. When it cannot be loaded, it raises a `preload-error` event on `window` and returns `null`. The page
 * continues without the module. The event's detail is the error, or `null` when the server cannot be reached: then nothing is
 * known about a new release.
 */
export async function loadLazily<Module>(load: () => Promise<Module>): Promise<Module | null> {
  let detail: unknown
  // A file may be lost on a bad line. So while the server answers, the code is asked for a second time.
  for (let tries = 0; tries < 2 && detail !== null; tries += 1) {
    try {
      return await load()
    } catch (error) {
      detail = (await isServerThere()) ? error : null
    }
  }
  window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail }))
  return null
}

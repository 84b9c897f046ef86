/** The name of the event on `window` when code cannot be loaded on demand (docs/product.md, App). */
export const PRELOAD_ERROR = 'preload-error'

/**
 * Loads a module on demand. When it cannot be loaded, because of a new release or a lost connection, it raises a
 * `preload-error` event on `window`, with the error as its detail, and returns `null`. The page continues without the
 * module.
 */
export async function loadLazily<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load()
  } catch (error) {
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: error }))
    return null
  }
}

/** How many tasks run at a time. Tasks mostly wait for the browser or the lake, so several can run together. */
const AT_ONCE = 8

/**
 * Does a task for each item, `AT_ONCE` at a time, and returns the results in the order of the items.
 * @param onProgress called before each batch, with the number of finished items and of all items
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
  onProgress: (done: number, total: number) => void,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    onProgress(first, items.length)
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(task))))
  }
  return results
}

/** How many tasks run at a time. They mostly wait for the browser or the lake. */
const AT_ONCE = 8

/**
 * Does a task for each item, some at a time, and returns the results in the order of the items.
 * @param onProgress called with how many are done, before each batch
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

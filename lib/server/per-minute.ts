/** Returns a function that returns true for its first `most` calls in each minute, otherwise false. */
export function perMinute(most: number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = currentMinute()
    if (now !== minute) [minute, count] = [now, 0]
    count += 1
    return count <= most
  }
}

/** Like `perMinute`, with a count for each key, such as a network address. The counts of a minute are dropped when it is over. */
export function eachPerMinute(most: number): (key: string) => boolean {
  let minute = 0
  const counts = new Map<string, number>()
  return (key) => {
    const now = currentMinute()
    if (now !== minute) {
      minute = now
      counts.clear()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}

const currentMinute = () => Math.floor(Date.now() / 60_000)

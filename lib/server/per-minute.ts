/** Returns a function that says whether one more is allowed: at most `most` in a minute, whoever asks. */
export function perMinute(most: number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, count] = [now, 0]
    count += 1
    return count <= most
  }
}

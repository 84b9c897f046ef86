/** The most results that are kept. */
const MOST = 1_000

/** Keeps results of reads by key, for a time in milliseconds. Calls at the same time share one read. Failures are not kept. */
export function shortMemory<Answer>(milliseconds: number) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return {
    get(key: string, read: () => Promise<Answer>): Promise<Answer> {
      const now = performance.now()
      const known = kept.get(key)
      if (known && known.until > now) return known.answer
      const answer = read()
      kept.delete(key)
      kept.set(key, { answer, until: now + milliseconds })
      answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
      const oldest = kept.keys().next()
      if (kept.size > MOST && !oldest.done) kept.delete(oldest.value)
      return answer
    },
  }
}

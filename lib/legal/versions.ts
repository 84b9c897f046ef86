import { z } from 'zod'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Texts } from './compose.ts'

/** The most versions of a page that are kept. */
const MOST_VERSIONS = 50

const bilingual = z.object({ en: z.string(), fr: z.string() }) satisfies z.ZodType<Bilingual>

/** A clause that came (`was` is null), went (`now` is null) or says something else. */
const change = z.object({ id: z.string(), was: bilingual.nullable(), now: bilingual.nullable() })

const history = z.object({
  /** The texts of the newest version. */
  texts: z.record(z.string(), bilingual),
  /** The newest first. `at` is in milliseconds since 1970. The first version of a page has no changes. */
  versions: z.array(z.object({ at: z.number(), changes: z.array(change) })).min(1),
})

export type Change = z.infer<typeof change>

/** The versions of a law page. A change holds its texts, so it can be read after a release has other clauses. */
export type History = z.infer<typeof history>

/** A stored history; null when there is none, or none that can be read. */
export function readHistory(stored: string | null): History | null {
  if (stored === null) return null
  try {
    return history.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/** The history with a version of `texts` on top, or the same object when the newest version says just that. */
export function withVersion(former: History | null, texts: Texts, now: number): History {
  const changes = former ? changesBetween(former.texts, texts) : []
  if (former && changes.length === 0) return former
  return { texts, versions: [{ at: now, changes }, ...(former?.versions ?? [])].slice(0, MOST_VERSIONS) }
}

function changesBetween(was: Texts, now: Texts): Change[] {
  const ids = new Set([...Object.keys(now), ...Object.keys(was)])
  return [...ids].flatMap((id) => {
    const [before, after] = [was[id] ?? null, now[id] ?? null]
    return before?.en === after?.en && before?.fr === after?.fr ? [] : [{ id, was: before, now: after }]
  })
}

import type { Bilingual } from '#lib/i18n/languages.ts'
import { siteDay } from '#lib/site-day.ts'
import { LINKS } from './clause.ts'
import type { LegalSlug } from './compose.ts'
import type { History } from './versions.ts'

/** Something that is true of the site and was not before, with the day since which it is. */
export interface LegalNews extends Bilingual {
  slug: LegalSlug
  /** Such as `2026-11-30`. */
  day: string
}

/** What has come to a law page since its first version and is still true, newest first. */
export function newsOf(slug: LegalSlug, { texts, versions }: History): LegalNews[] {
  const told = new Set<string>()
  return versions.flatMap(({ at, changes }) =>
    changes.flatMap(({ id }) => {
      const text = texts[id]
      if (!text || told.has(id)) return []
      told.add(id)
      return [{ slug, day: siteDay(at), en: withoutLinks(text.en), fr: withoutLinks(text.fr) }]
    }),
  )
}

/** A text with the words of its links alone. */
const withoutLinks = (text: string) => text.replace(LINKS, '$1')

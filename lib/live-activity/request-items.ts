import type { RequestNames } from '#lib/content/request-names.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { RecentRequest } from '#lib/leads/recent-requests.ts'
import { fold } from '#lib/search/fold.ts'

/** A request as the live activity popup shows it. */
export interface RequestItem {
  id: string
  message: string
  /** The page of the service, if it has one. */
  href?: string
  timeAgo: string
}

/** The number of requests that the popup shows in turn. */
const MOST = 6

const HOUR = 3_600_000

/**
 * Turns requests into items. Requests for an unknown service or city are left out, so that no text of a visitor is shown.
 * @param now milliseconds since 1970
 */
export function requestItems(
  requests: RecentRequest[],
  names: RequestNames,
  lang: Language,
  now: number,
): RequestItem[] {
  const items = requests.flatMap(({ service, city, at }) => {
    const page = names.services.find(({ slug }) => slug === service)
    const asked = page?.name ?? names.types.find(({ key }) => key === service)?.title
    const place = names.cities.find(({ spellings }) =>
      spellings.some((name) => name && fold(name) === fold(city)),
    )
    if (!asked || !place?.name) return []
    const message = fillPlaceholders(getDictionary(lang).activity.request, {
      city: place.name,
      service: inSentence(asked),
    })
    return [{ message, href: page?.slug ? `/${page.slug}` : undefined, timeAgo: timeAgo(now - at, lang) }]
  })
  return items.slice(0, MOST).map((item, index) => ({ id: String(index), ...item }))
}

/** The name inside a sentence: `Heat pump installation` begins with `h`, but `TV mounting` stays. */
function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=[^\p{Lu}\s]*(\s|$))/u, (letter) => letter.toLowerCase())
}

/** `2 hours ago`, `3 days ago`. */
function timeAgo(age: number, lang: Language): string {
  const hours = Math.floor(age / HOUR)
  const format = new Intl.RelativeTimeFormat(LOCALES[lang])
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}

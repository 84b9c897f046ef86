import { TextLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { dayInWords, seenAt } from '#lib/requests/seen-at.ts'
import { costPath } from '#lib/routes/cost-pages.ts'
import type { CityServiceProps } from './types.ts'

/** The link to the page about what the service costs here, where there is one. */
export function CostLink({ content: { city, service, hasCosts }, lang }: CityServiceProps) {
  if (!hasCosts) return null
  return (
    <TextLink
      href={costPath(`${city.slug}/${service.slug}`)}
      lang={lang}
      label={fillPlaceholders(getDictionary(lang).costPage.link, { city: city.name ?? '' })}
    />
  )
}

/** The first free day of a contractor, and when it was looked up. Without a day that somebody has said, nothing. */
export function NextFree({ content: { nextFree }, lang }: CityServiceProps) {
  if (!nextFree) return null
  const words = getDictionary(lang).availability
  return (
    <p className="mt-3 border-l-4 border-loud pl-4">
      <span className="font-bold">
        {fillPlaceholders(words.nextFree, { day: dayInWords(nextFree.day, lang) })}
      </span>{' '}
      <span className="text-small">{fillPlaceholders(words.said, { when: seenAt(nextFree.now, lang) })}</span>
    </p>
  )
}

import { useEffect } from 'react'
import { ResultPrice } from '#components/search/result-price.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkButton, SiteLink, TextLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CatalogueFilters } from '#lib/search/catalogue-filters.ts'
import type { CatalogueResults } from '#lib/search/catalogue-results.ts'
import type { SearchResult } from '#lib/search/global-search/types.ts'
import type { ExplorerPart, ExplorerWords } from './types.ts'

export { nearestServices } from '#lib/search/catalogue-filters.ts'

interface NoteProps {
  lang: Language
  words: ExplorerWords
}

/** Shown when the address names a category that does not exist. */
export function UnknownCategory({ slug, words }: { slug: string; words: ExplorerWords }) {
  return (
    <p className="mb-4 rounded-frame border-2 border-rule bg-wash px-5 py-3">
      {fillPlaceholders(words.unknownCategory, { category: slug })}
    </p>
  )
}

/** Links to the cities, the landing pages and the guides that the search found. */
export function FoundPages({ pages, lang, words }: NoteProps & { pages: SearchResult[] }) {
  if (pages.length === 0) return null
  return (
    <ul aria-label={words.foundPages} className="mb-4 flex flex-wrap gap-x-8">
      {pages.map(({ type, url, title, description }) => (
        <li key={url}>
          <TextLink href={url} lang={lang} label={type === 'city' ? description : title} />
        </li>
      ))}
    </ul>
  )
}

interface SentenceProps extends NoteProps {
  found: CatalogueResults
  filters: CatalogueFilters
  link: ExplorerPart['link']
}

/** How a sentence was understood: its city, as a link that removes it, and where to describe a repair. */
export function Sentence({ found: { city, isRepair, services }, filters, link, lang, words }: SentenceProps) {
  const job = { service: services[0], city: city?.slug, words: filters.search.trim() }
  const { href, onClick } = link({ search: city?.without ?? '' })
  return (
    <>
      {city && (
        <a
          href={href}
          onClick={onClick}
          aria-label={fillPlaceholders(words.removeFilter, { filter: city.name })}
          className="mb-4 inline-flex min-h-11 items-center gap-2.5 rounded-control border-2 border-dark bg-loud px-3.5 text-small font-bold text-dark hover:bg-dark hover:text-loud"
        >
          {city.name}
          <Icon name="close" className="size-3.5" />
        </a>
      )}
      {isRepair && (
        <p className="mb-4 max-w-[62ch]">
          {words.repair}{' '}
          <SiteLink href={jobHref('/get-quote', job)} lang={lang} className="underline underline-offset-4">
            {words.describeRepair}
          </SiteLink>
        </p>
      )}
    </>
  )
}

interface PlacesProps extends NoteProps {
  /** The slug of the service. */
  service: string
  results?: SearchResult[]
}

/**
 * Links above a service's card to its pages in the searched cities, with the prices there: the card then hides its own. With one
 * city, the card's quote link gets that city too.
 */
export function Places({ service, results = [], lang, words }: PlacesProps) {
  const city = (results.length === 1 && results[0]?.city) || undefined
  useEffect(() => {
    askInCity(service, city)
    return () => askInCity(service)
  }, [service, city])
  return results.map(({ url, title, figure }) => (
    <SiteLink key={url} href={url} lang={lang} className="action-row place-row">
      {title}
      <ResultPrice figure={figure} words={words.money} lang={lang} size="type-h4" />
    </SiteLink>
  ))
}

/** Makes the quote link of a service's card ask in a city, or in none. The server may have written another city. */
function askInCity(service: string, city?: string): void {
  for (const link of document.querySelectorAll(`#results a[href^="/get-quote?service=${service}"]`)) {
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
    if (query.get('service') !== service) continue
    if (city) query.set('city', city)
    else query.delete('city')
    link.setAttribute('href', `/get-quote?${query}`)
  }
}

/** Shown when no service matches. It offers a quote for the typed words and lists the nearest services. */
export function NothingFound({ filters, lang, words }: NoteProps & { filters: CatalogueFilters }) {
  const text = filters.search.trim()
  const [city] = filters.cities
  return (
    <div className="mb-8">
      <div className="rounded-frame border-2 border-rule px-5 py-10 text-center">
        <p className="type-h3">{words.empty}</p>
        <p className="mt-2">{words.emptyHint}</p>
        {text && (
          <LinkButton href={jobHref('/get-quote', { words: text, city })} lang={lang} arrow className="mt-5">
            {fillPlaceholders(words.quoteFor, { term: text })}
          </LinkButton>
        )}
      </div>
      <h3 className="type-h4 mt-8">{words.nearest}</h3>
    </div>
  )
}

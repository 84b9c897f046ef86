import { useMemo } from 'react'
import { ResultPrice } from '#components/search/result-price.tsx'
import type { LoadedSearch } from '#components/search/use-loaded.ts'
import { LinkButton, SiteLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { askedJob } from '#lib/search/global-search/asked-job.ts'

/** How many results the finder shows (docs/product.md, Catalogue). */
const MOST = 6

export type FinderWords = Dictionary['services'] & {
  city: string
  chooseCity: string
  anotherCity: string
  finderQuoteElsewhere: string
  money: Dictionary['money']
}

export interface FinderResultsProps {
  lang: Language
  words: FinderWords
  /** `null` when the search could not be loaded. */
  search: LoadedSearch | null
  term: string
  city: { slug: string; name: string }
}

/** The results of the city finder (pages such as TV mounting in Toronto), and a link to a quote. */
export function FinderResults({ search, term, city, lang, words }: FinderResultsProps) {
  const isListed = city.slug !== ELSEWHERE
  const { found, asked } = useMemo(() => {
    if (!search) return { found: [], asked: { words: term } }
    const { results, understood } = search.search(term, { cities: isListed ? [city.slug] : [] })
    const wanted = isListed ? 'combination' : 'service'
    const found = results.filter(({ type }) => type === wanted).slice(0, MOST)
    return { found, asked: askedJob(understood, term) }
  }, [search, term, city.slug, isListed])
  const note = search ? words.finderEmpty : words.searchNotes.failed
  const quote = jobHref('/get-quote', { ...asked, city: isListed ? city.slug : null })
  return (
    <>
      {found.length === 0 && <p>{fillPlaceholders(note, { term })}</p>}
      <ul>
        {found.map((result) => (
          <li key={result.url} className="border-t border-rule last:border-b">
            <SiteLink
              href={result.url}
              lang={lang}
              className="flex min-h-12 items-center justify-between gap-4 font-bold underline-offset-4 hover:underline"
            >
              {result.title}
              <ResultPrice figure={result.figure} words={words.money} lang={lang} />
            </SiteLink>
          </li>
        ))}
      </ul>
      <LinkButton href={quote} lang={lang} arrow className="mt-5">
        {isListed
          ? fillPlaceholders(words.finderQuote, { term, city: city.name })
          : words.finderQuoteElsewhere}
      </LinkButton>
    </>
  )
}

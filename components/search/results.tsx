import type { Language } from '#lib/i18n/languages.ts'
import type { SearchResult } from '#lib/search/global-search/types.ts'
import { SiteLink } from '../ui/links.tsx'
import { Tag } from '../ui/tag.tsx'
import type { PanelWords } from './panel-words.ts'
import { ResultPrice } from './result-price.tsx'

interface ResultsProps {
  id: string
  results: SearchResult[]
  /** The index of the option that the arrow keys selected. */
  active: number
  choose: () => void
  words: PanelWords
  lang: Language
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** The list of the combobox. Options are links, so that they can be opened in a new tab. */
export function Results({ id, results, active, choose, words, lang }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={words.results}>
      {results.map((result, place) => (
        <SiteLink
          key={result.url}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          href={result.url}
          lang={lang}
          onClick={({ metaKey, ctrlKey, shiftKey }) => {
            if (!metaKey && !ctrlKey && !shiftKey) choose()
          }}
          className={`flex items-baseline justify-between gap-4 border-b border-rule px-5 py-2.5 hover:bg-wash ${place === active ? 'on-loud' : ''}`}
        >
          <span className="min-w-0">
            <span
              className={`font-bold ${place === active ? 'underline decoration-2 underline-offset-4' : ''}`}
            >
              {result.title}
            </span>{' '}
            {result.exact && <Tag tone="loud">{words.exactMatch}</Tag>}{' '}
            {result.urgent && <Tag>{words.urgent}</Tag>}
            <span className="line-clamp-2 text-small text-muted">
              {[words.types[result.type], result.category, result.description].filter(Boolean).join(' · ')}
            </span>
          </span>
          <ResultPrice
            of={result.city ? null : result.service}
            figure={result.figure}
            words={words.money}
            lang={lang}
          />
        </SiteLink>
      ))}
    </div>
  )
}

/** Services near to a query that found nothing. They are no options of the combobox, because they are not what was searched for. */
export function Nearest({ results, words, lang }: Pick<ResultsProps, 'results' | 'words' | 'lang'>) {
  return (
    <>
      <h2 className="type-h5 pt-4 pb-2">{words.nearest}</h2>
      <ul>
        {results.map(({ url, title, figure }) => (
          <li key={url} className="border-t border-rule last:border-b">
            <SiteLink
              href={url}
              lang={lang}
              className="flex min-h-12 items-center justify-between gap-4 font-bold underline-offset-4 hover:underline"
            >
              {title}
              <ResultPrice figure={figure} words={words.money} lang={lang} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SuggestionsProps {
  suggestions: string[]
  choose: (text: string) => void
  title: string
}

/** Popular searches. They stand below the results, because an empty search box has no panel to show them in. */
export function Suggestions({ suggestions, choose, title }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <div className="px-5 pt-4 pb-5">
      <p className="type-label pb-2">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => choose(suggestion)}
              className="min-h-11 rounded-control border-2 border-rule px-3.5 text-small font-bold hover:bg-wash"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

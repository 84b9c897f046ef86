import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'

/** Sends what was typed to the catalogue. A plain GET form, so it needs no scripts. */
export function SearchForm({ id, lang, words }: { id: string; lang: Language; words: Dictionary['shell'] }) {
  return (
    <search>
      <form action="/services" className="search-form">
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <Icon name="search" />
        <input id={id} type="search" name="q" placeholder={words.searchPlaceholder} />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      </form>
    </search>
  )
}

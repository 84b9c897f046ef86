import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

interface SearchFormProps {
  id: string
  lang: Language
  words: Dictionary['search']['box'] & { search: string; placeholder: string }
  autoFocus?: boolean
}

/**
 * The search of the header. A plain GET form to the catalogue, so it works without scripts. With scripts, results open below
 * the field while it has text, and the buttons for search by voice and by picture are shown (search-loader.tsx).
 */
export function SearchForm({ id, lang, words, autoFocus }: SearchFormProps) {
  return (
    <search>
      <form id={`${id}-form`} action="/services" className="search-form">
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={words.placeholder}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: A visitor who opens the search on a small screen wants to type.
          autoFocus={autoFocus}
          maxLength={100}
        />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <span hidden>
          <Tool icon="microphone" label={words.voice} />
          <Tool icon="image" label={words.image} />
        </span>
      </form>
    </search>
  )
}

/** The title is also the accessible name. This saves bytes: every page has this form twice. */
function Tool({ icon, label }: { icon: IconName; label: string }) {
  return (
    <button type="button" title={label} className="focus-inside">
      <Icon name={icon} />
    </button>
  )
}

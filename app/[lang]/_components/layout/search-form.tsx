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
 * The search of the header. A plain GET form to the catalogue, so it needs no scripts; with them, results open below it
 * while there is text, and its tools are shown (search-loader.tsx).
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
          // biome-ignore lint/a11y/noAutofocus: Whoever opens the search of small screens wants to type.
          autoFocus={autoFocus}
          maxLength={100}
        />
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <span hidden className="absolute inset-y-0.5 right-0.5 flex">
          <Tool icon="microphone" label={words.voice} otherLabel={words.stopVoice} />
          <Tool icon="image" label={words.image} />
          <input type="file" accept="image/*" hidden />
        </span>
      </form>
    </search>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  /** Its label while it is on. */
  otherLabel?: string
}

function Tool({ icon, label, otherLabel }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-other-label={otherLabel}
      className="focus-inside flex w-11 items-center justify-center data-on:bg-yellow data-on:text-coal"
    >
      <Icon name={icon} />
    </button>
  )
}

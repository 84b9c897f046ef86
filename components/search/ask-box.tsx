import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ChosenOption } from '../city/last-options.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * One box for what and where: `3 ceiling fans in Laval`. A GET form, so it works without scripts: the server reads the sentence.
 * With scripts, the panel of the header's search opens below it (search-loader.tsx).
 */
export function AskBox({ id, lang }: { id: string; lang: Language }) {
  const { ask, shell, city } = getDictionary(lang)
  return (
    <search data-ask="" aria-label={ask.label} className="relative block">
      <label htmlFor={id} className="type-label mb-1.5 block">
        {ask.label}
      </label>
      <form id={`${id}-form`} action="/api/find-installers" className="search-form">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={ask.placeholder}
          autoComplete="off"
          maxLength={100}
        />
        {/* The city of the visit, for a sentence that names none. */}
        <select name="city" data-cities="" hidden aria-label={city.label}>
          <option value="" />
          <ChosenOption />
        </select>
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <span>
          <button type="submit" title={shell.search} className="focus-inside">
            <Icon name="arrow" />
          </button>
        </span>
      </form>
      {/* The panel opens here, perhaps before React hydrates the page. React compares nothing inside an element with HTML. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: It is empty. */}
      <div data-panel="" dangerouslySetInnerHTML={{ __html: '' }} />
    </search>
  )
}

import { keepFields } from '#lib/browser/kept-fields.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { closest } from './closest.ts'

/** Makes the links to the other language (language-link.tsx) keep the query, the fragment and what was typed. */
export function keepQuery(signal: AbortSignal): void {
  const keep = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(target, 'a[hreflang]')
    if (!link) return
    const { pathname, search, hash } = location
    const other = link.hreflang === LOCALES.fr ? 'fr' : 'en'
    link.href = localizedHref(link.dataset.address ?? pathname + search + hash, other)
    // A link that opens another tab starts with an empty form.
    if (!(ctrlKey || metaKey || shiftKey)) keepFields()
  }
  document.addEventListener('click', keep, { signal })
}

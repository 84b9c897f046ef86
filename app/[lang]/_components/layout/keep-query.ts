import { localizedHref } from '#lib/i18n/href.ts'
import { LOCALES } from '#lib/i18n/languages.ts'

/** Lets the links to the other language (language-link.tsx) keep the page's query and fragment. */
export function keepQuery(signal: AbortSignal): void {
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    const { pathname, search, hash } = window.location
    const other = link.hreflang === LOCALES.fr ? 'fr' : 'en'
    link.href = localizedHref(link.dataset.address ?? pathname + search + hash, other)
  }
  document.addEventListener('click', keep, { signal })
}

import { localizedHref } from '#lib/i18n/href.ts'

/** Lets the links to the other language (language-link.tsx) keep the page's query and fragment. */
export function keepQuery(signal: AbortSignal): void {
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const { pathname, search, hash } = window.location
    const { language, address } = link.dataset
    link.href = localizedHref(address ?? pathname + search + hash, language === 'fr' ? 'fr' : 'en')
  }
  document.addEventListener('click', keep, { signal })
}

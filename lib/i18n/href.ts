import type { Language } from './languages.ts'

/**
 * The public address of an internal page in a language: the path itself in English, with `?lang=fr` in French. It keeps a query
 * and a `#fragment`. Addresses of other hosts, `mailto:`, `tel:` and bare fragments are returned unchanged.
 */
export function localizedHref(path: string, lang: Language): string {
  if (!isPagePath(path)) return path
  const [beforeFragment = '', fragment] = split(path, '#')
  const [pathname = '', query] = split(beforeFragment, '?')
  const params = new URLSearchParams(query)
  params.delete('lang')
  if (lang === 'fr') params.set('lang', 'fr')
  const search = params.size > 0 ? `?${params}` : ''
  return pathname + search + (fragment === undefined ? '' : `#${fragment}`)
}

/** A path with one slash at its start. It has no backslash, which browsers read as a slash, and no control characters. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}?#]*(?:[?#]\P{Cc}*)?$/u

/**
 * Whether an address is a path on this site. Links, redirects and addresses in a query string are checked. Browsers read
 * `//host`, `/\host` and `/<tab>/host` as another host, so these are refused. So is `/.//host`, whose normalized path is `//host`.
 */
export function isPagePath(href: string): boolean {
  if (!PATH.test(href)) return false
  return !href.includes('//') || !new URL(href, 'http://localhost').pathname.startsWith('//')
}

/** Whether a link from content may be shown: to a page of this site, to the web, to a mail address or to a phone number. */
export function isLink(href: unknown): href is string {
  return typeof href === 'string' && (isPagePath(href) || /^(https?:\/\/|mailto:|tel:|#)/i.test(href))
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

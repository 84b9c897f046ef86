import type { Language } from './languages.ts'

/**
 * The public address of an internal page in a language: the path itself in English, `?lang=fr` added in French.
 * Keeps a query and a `#fragment`. Other hosts, `mailto:`, `tel:` and bare fragments come back unchanged.
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

/** A slash, and then neither what a browser takes for a slash nor what it leaves out, such as a tab. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}?#]*(?:[?#]\P{Cc}*)?$/u

/**
 * Whether an address is a path of this site: for links, redirects and what is asked for in a query. `//host`, `/\host`,
 * `/<tab>/host` and `/.//host` lead to another one.
 */
export function isPagePath(href: string): boolean {
  if (!PATH.test(href)) return false
  return !href.includes('//') || !new URL(href, 'http://localhost').pathname.startsWith('//')
}

/** Whether a link from content may be shown: to a page of this site, on the web, by mail or by phone. */
export function isLink(href: unknown): href is string {
  return typeof href === 'string' && (isPagePath(href) || /^(https?:\/\/|mailto:|tel:|#)/i.test(href))
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

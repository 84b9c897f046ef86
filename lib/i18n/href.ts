import type { Language } from './languages.ts'

/**
 * The public address of an internal page in a language: the path itself in English, `?lang=fr` added in French.
 * Keeps a query and a `#fragment`. Other hosts, `mailto:`, `tel:` and bare fragments come back unchanged.
 */
export function localizedHref(path: string, lang: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const [beforeFragment = '', fragment] = split(path, '#')
  const [pathname = '', query] = split(beforeFragment, '?')
  const params = new URLSearchParams(query)
  params.delete('lang')
  if (lang === 'fr') params.set('lang', 'fr')
  const search = params.size > 0 ? `?${params}` : ''
  return pathname + search + (fragment === undefined ? '' : `#${fragment}`)
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

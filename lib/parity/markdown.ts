import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Fault } from './fault.ts'
import { onlyInOne } from './figures.ts'
import { differing, onlySaid } from './texts.ts'

/** A Markdown version as a server answers it. */
export interface MarkdownAnswer {
  status: number
  text: string
}

/** What is wrong with the French of a page as Markdown: it is missing, or has other headings, links or telling figures. */
export function markdownFaults({ en, fr }: Record<Language, MarkdownAnswer>): Fault[] {
  if (en.status !== fr.status) return [{ kind: 'files', says: `Markdown: EN ${en.status} · FR ${fr.status}` }]
  const [english, french] = [headingsIn(en.text), headingsIn(fr.text)]
  const only = onlyInOne({ en: en.text, fr: fr.text })
  const isTelling = (figure: string) => Number(figure) >= 100 || figure.includes('.')
  return [
    ...(english === french
      ? []
      : [{ kind: 'headings', says: `Markdown: EN ${english} · FR ${french}` } as const]),
    ...differing('links', linksIn(en.text), linksIn(fr.text)),
    ...onlySaid('figures', { en: only.en.filter(isTelling), fr: only.fr.filter(isTelling) }),
  ]
}

/** The levels of the headings, in their order: `1 2 2 3`. */
const headingsIn = (text: string) =>
  [...text.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length).join(' ')

/** The paths that a text links to, without their language. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(<?([^)>\s]+)>?\)/g)].map(([, href = '']) => {
    const { pathname, search, hash } = new URL(href, 'http://site.invalid')
    return localizedHref(pathname + search + hash, 'en')
  })
}

import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ShownPage } from './pages-of.ts'

const en = {
  nowhere: 'On no page of the site',
  everyPage: 'Used on every page, in both languages',
  willBeEverywhere: 'Will appear on every page, in both languages',
  pages: (count: number) =>
    count === 1
      ? '1 page, in both languages'
      : `${getFormatters('en').number(count)} pages, in both languages`,
  used: (pages: string) => `Used on ${pages}`,
  willAppear: (pages: string) => `Will appear on ${pages}`,
  andEverywhere: (sentence: string, place: string) =>
    `${sentence}, and on every page${place && ` (${place})`}`,
}

const fr: typeof en = {
  nowhere: 'Sur aucune page du site',
  everyPage: 'Utilisé sur toutes les pages, dans les deux langues',
  willBeEverywhere: 'Sera sur toutes les pages, dans les deux langues',
  pages: (count) =>
    count < 2
      ? `${count} page, dans les deux langues`
      : `${getFormatters('fr').number(count)} pages, dans les deux langues`,
  used: (pages) => `Utilisé sur ${pages}`,
  willAppear: (pages) => `Sera sur ${pages}`,
  andEverywhere: (sentence, place) => `${sentence}, et sur toutes les pages${place && ` (${place})`}`,
}

const WORDS: Record<Language, typeof en> = { en, fr }

/** The number of different pages. The entry "every page" is not counted. A page that is also in a group counts once. */
export function countPages(pages: ShownPage[]): number {
  const whole = new Map<string, number>()
  for (const { pattern, count, isWhole } of pages) {
    if (isWhole && pattern && count !== 'all') whole.set(pattern, Math.max(count, whole.get(pattern) ?? 0))
  }
  const single = pages.filter(({ count, pattern = '' }) => count !== 'all' && !whole.has(pattern))
  const paths = new Set(single.flatMap(({ path, paths = [path] }) => paths))
  return [...whole.values()].reduce((sum, count) => sum + count, paths.size)
}

/** The sentence that says on how many pages a document is. @param isPublished whether visitors see it already */
export function usedOn(pages: ShownPage[], isPublished: boolean, lang: Language): string {
  const words = WORDS[lang]
  if (pages.length === 0) return words.nowhere
  const everywhere = pages.find(({ count }) => count === 'all')
  const count = countPages(pages)
  if (everywhere && count === 0) return isPublished ? words.everyPage : words.willBeEverywhere
  const sentence = (isPublished ? words.used : words.willAppear)(words.pages(count))
  return everywhere ? words.andEverywhere(sentence, everywhere.place) : sentence
}

/** A page with the place on it: `Home page · Recommended services`. */
export function placedTitle({ title, place }: ShownPage): string {
  return place ? `${title} · ${place}` : title
}

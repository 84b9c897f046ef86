import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { NotFoundScreen } from '#lib/routes/routes.ts'
import { languageOf } from '../../../params.ts'

const SCREENS: NotFoundScreen[] = ['service', 'city', 'category', 'page', 'share', 'heldBack']

/** The not-found screen that the path names (an unknown name gives `page`), and the words of all these screens. */
export async function screenWords(params: Promise<{ lang: string; screen: string }>) {
  const [lang, { screen: name }] = [await languageOf(params), await params]
  const screen = SCREENS.find((known) => known === name) ?? 'page'
  return { lang, screen, words: getDictionary(lang).notFound }
}

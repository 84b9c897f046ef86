import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { NotFoundScreen } from '#lib/routes/routes.ts'
import { languageOf } from '../../../params.ts'

const SCREENS: NotFoundScreen[] = ['service', 'city', 'category', 'page', 'share']

/** The screen that an internal path names, with its words. */
export async function screenWords(params: Promise<{ lang: string; screen: string }>) {
  const [lang, { screen: name }] = [await languageOf(params), await params]
  const screen = SCREENS.find((known) => known === name) ?? 'page'
  return { lang, screen, words: getDictionary(lang).notFound }
}

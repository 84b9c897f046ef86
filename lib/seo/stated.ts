import { env } from '#lib/env.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isPublicSite } from './public-site.ts'
import { namesSampleFigure, sampleFiguresIn } from './sample-figures.ts'

/** The figures that structured data states: on a public site without samples. */
export function statedFigures<T extends Parameters<typeof sampleFiguresIn>[0]>(figures: T): T {
  if (!isPublicSite(env)) return figures
  const leftOut = sampleFiguresIn({ ...figures }).map((name) => [name, null])
  return { ...figures, ...Object.fromEntries(leftOut) }
}

/** A text as structured data states it: on a public site, empty where it names a sample figure. */
export function statedText(text: string | null | undefined, lang: Language): string {
  return text && !(isPublicSite(env) && namesSampleFigure(text, lang)) ? text : ''
}

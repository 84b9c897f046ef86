import { env } from '#lib/env.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isPublicSite } from './public-site.ts'
import { namesSampleFigure, sampleFiguresIn } from './sample-figures.ts'

/** The figures for structured data. On a public site, the invented figures of the sample content are null. */
export function statedFigures<T extends Parameters<typeof sampleFiguresIn>[0]>(figures: T): T {
  if (!isPublicSite(env)) return figures
  const leftOut = sampleFiguresIn({ ...figures }).map((name) => [name, null])
  return { ...figures, ...Object.fromEntries(leftOut) }
}

/** A text for structured data. On a public site, a text that names an invented figure of the sample content is empty. */
export function statedText(text: string | null | undefined, lang: Language): string {
  return text && !(isPublicSite(env) && namesSampleFigure(text, lang)) ? text : ''
}

import 'server-only'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cityMarkdown } from './city.ts'
import { faqMarkdown, guideMarkdown } from './reading.ts'
import { serviceMarkdown } from './service.ts'
import { linesWithoutSamples } from './without-samples.ts'

/** The functions that write Markdown, by folder in `app/[lang]`. The definitions of these pages have `hasMarkdown`. */
export const MAKERS: Record<string, (slug: string, lang: Language) => Promise<string | null>> = {
  service: serviceMarkdown,
  city: cityMarkdown,
  guide: guideMarkdown,
  faq: (_, lang) => faqMarkdown(lang),
}

/**
 * A page as Markdown, from the same reads as the page itself (docs/product.md, Pages as Markdown).
 * @param segments the path below `app/[lang]`: `['service', 'tv-mounting']`
 * @returns `null` when the page does not exist
 */
export async function markdownOf([kind = '', slug = '']: string[], lang: Language): Promise<string | null> {
  const markdown = await MAKERS[kind]?.(slug, lang)
  return markdown ? `${linesWithoutSamples(withoutMarks(markdown))}\n` : null
}

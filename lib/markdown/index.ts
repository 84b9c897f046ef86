import 'server-only'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { serverOrigin } from '#lib/server/origin.ts'
import { cityMarkdown } from './city.ts'
import { canonicalOf, markdownFromHtml } from './from-html.ts'
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

/**
 * Any other public page as Markdown, from the page that visitors get.
 * @param path its public path
 * @returns with its canonical address; `null` when the page does not exist in this language
 */
export async function markdownOfPage(path: string, lang: Language) {
  const page = await fetch(serverOrigin() + localizedHref(path, lang), {
    redirect: 'manual',
    cache: 'no-store',
  })
  if (page.status !== 200) return null
  const html = await page.text()
  return { markdown: `${linesWithoutSamples(markdownFromHtml(html, lang))}\n`, canonical: canonicalOf(html) }
}

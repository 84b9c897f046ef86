import 'server-only'
import { isMarked, withoutEmptyHeadings, withoutSamples } from '#lib/evidence/notes.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cityMarkdown } from './city.ts'
import { faqMarkdown, guideMarkdown } from './reading.ts'
import { serviceMarkdown } from './service.ts'

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

const HEADING = /^(#+) /
const BEGINNING = /^\s*(?:#+ |- |\d+\. |> )?/

/** Leaves out what says something invented: sentences, then lines and headings of which nothing is left. */
function linesWithoutSamples(markdown: string): string {
  if (!isMarked(markdown)) return markdown
  const lines = markdown.split('\n')
  const kept = lines.map((line) => {
    const beginning = BEGINNING.exec(line)?.[0] ?? ''
    const text = line.slice(beginning.length)
    const left = withoutSamples(text)
    return left === '' && text !== '' ? null : beginning + left
  })
  const levels = lines.map((line) => HEADING.exec(line)?.[1]?.length ?? null)
  return withoutEmptyHeadings(kept, levels)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
}

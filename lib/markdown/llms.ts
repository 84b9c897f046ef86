import 'server-only'
import { getLlms } from '#lib/content/llms.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureWithFees } from '#lib/pricing/figure-text.ts'
import { pageAddress, siteAddress } from '#lib/seo/address.ts'
import { heading, joined, link, list, plain, section } from './markdown.ts'

/**
 * `/llms.txt` in one language (https://llmstxt.org): a description of the site, then a link to each page with a Markdown version.
 */
export async function llmsText(lang: Language): Promise<string> {
  const { settings, services, cities, guides, faq } = withoutSamples(withoutMarks(await getLlms(lang)))
  const { shell, articlePages, money, programs } = getDictionary(lang)
  const about = settings?.defaultSeo?.description || settings?.tagline
  const line = (label: string | null, path: string, note?: string | null) =>
    [link(label, path, lang), plain(note).replaceAll('\n', ' ')].filter(Boolean).join(shell.colon)
  const text = joined(
    heading(1, settings?.name),
    about && `> ${plain(about)}`,
    plain(settings?.priceNote),
    `[${shell.otherLanguage}](<${pageAddress('/llms.txt', otherLanguage(lang))}>)`,
    section(
      2,
      { title: programs.title },
      list([plain(programs.markdown), `${plain(programs.mcp)} <${siteAddress('/api/mcp/public')}>`]),
    ),
    section(
      2,
      { title: shell.services },
      list(
        services.map((service) =>
          line(
            service.name,
            `/${service.slug}.md`,
            figureWithFees(figureOf(service), money, lang) || service.priceRange,
          ),
        ),
      ),
    ),
    section(
      2,
      { title: shell.cities },
      list(cities.map(({ name, slug, province }) => line(name, `/city/${slug}.md`, province?.name))),
    ),
    section(
      2,
      { title: articlePages.guides.title },
      list(guides.map(({ title, lead, slug }) => line(title, `/guides/${slug}.md`, lead))),
    ),
    section(
      2,
      { title: faq?.title || articlePages.faq.title },
      line(faq?.title || articlePages.faq.title, '/faq.md', faq?.lead),
    ),
  )
  return `${text}\n`
}

import type { Metadata } from 'next'
import { getLegalPage } from '#lib/content/legal.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { pageMetadata } from '../../metadata.ts'
import { languageOf, type PageParams } from '../../params.ts'
import { EmptyPage } from '../ui/empty-page.tsx'
import { Article } from './article.tsx'
import { PageHero } from './page-hero.tsx'

type Slug = 'privacy' | 'terms'

/** The head of a legal page; its other addresses name `/{slug}` as canonical. */
export async function legalMetadata(slug: Slug, params: PageParams): Promise<Metadata> {
  const lang = await languageOf(params)
  const page = await getLegalPage(slug, lang)
  return pageMetadata({
    path: `/${slug}`,
    lang,
    seo: page?.seo,
    title: page?.title || getDictionary(lang).articlePages.legal[slug],
    description: page?.lead,
  })
}

/** A legal text with its date and table of contents. */
export async function LegalPage({ slug, params }: { slug: Slug; params: PageParams }) {
  const lang = await languageOf(params)
  const { shell, articlePages } = getDictionary(lang)
  const page = await getLegalPage(slug, lang)
  if (!page) return <EmptyPage title={articlePages.legal[slug]} text={shell.nothingYet} />
  return (
    <>
      <PageHero page={page} lang={lang}>
        {page.lastUpdated && (
          <p className="font-label">
            {fillPlaceholders(articlePages.legal.lastUpdated, {
              month: getFormatters(lang).month(page.lastUpdated),
            })}
          </p>
        )}
      </PageHero>
      <Article body={page.body} lang={lang} />
    </>
  )
}

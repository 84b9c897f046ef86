import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '#components/page/article.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { getLegalPage } from '#lib/content/legal-page.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { pageMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'

const SLUGS = ['privacy', 'terms', 'accessibility'] as const

type Props = PageProps<'/[lang]/legal-page/[legalPage]'>

export function generateStaticParams() {
  return SLUGS.map((legalPage) => ({ legalPage }))
}

/** The metadata of a legal page. At its other address, `/privacy-policy`, the canonical address is `/privacy`. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const slug = await slugOf(params)
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
export default async function LegalPage({ params }: Props) {
  const lang = await languageOf(params)
  const slug = await slugOf(params)
  const { articlePages } = getDictionary(lang)
  const page = await getLegalPage(slug, lang)
  const month = page?.lastUpdated && getFormatters(lang).month(page.lastUpdated)
  if (!page) return <EmptyPage title={articlePages.legal[slug]} lang={lang} />
  return (
    <>
      <PageHero page={page} lang={lang}>
        {month && <p className="font-label">{fillPlaceholders(articlePages.legal.lastUpdated, { month })}</p>}
      </PageHero>
      <Article body={page.body} lang={lang} />
    </>
  )
}

async function slugOf(params: Props['params']) {
  const { legalPage } = await params
  return SLUGS.find((known) => known === legalPage) ?? notFound()
}

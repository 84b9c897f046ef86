import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '#components/page/article.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { getLegalPage } from '#lib/content/legal-page.ts'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LEGAL_SLUGS } from '#lib/legal/compose.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { pageMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'

type Props = PageProps<'/[lang]/legal-page/[legalPage]'>

export function generateStaticParams() {
  return LEGAL_SLUGS.map((legalPage) => ({ legalPage }))
}

/** The metadata of a legal page. At its other address, `/privacy-policy`, the canonical address is `/privacy`. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const slug = await slugOf(params)
  const page = await getLegalPage(slug, lang)
  return pageMetadata({
    path: `/${slug}`,
    lang,
    seo: page.seo,
    title: page.title || getDictionary(lang).articlePages.legal[slug],
    description: page.lead,
  })
}

/** A law page with its dates and table of contents. */
export default async function LegalPage({ params }: Props) {
  const lang = await languageOf(params)
  const slug = await slugOf(params)
  const { legal } = getDictionary(lang).articlePages
  const page = await getLegalPage(slug, lang)
  // The month is that of a text in the document. Of a text that the site puts together it would be untrue on a public site.
  const isDated = page.isOwn || !isPublicSite(env)
  const month = isDated && page.lastUpdated && getFormatters(lang).month(page.lastUpdated)
  const dates = [
    month && fillPlaceholders(legal.lastUpdated, { month }),
    page.inForce && fillPlaceholders(legal.inForce, { day: page.inForce }),
  ].filter(Boolean)
  return (
    <>
      <PageHero page={{ ...page, title: page.title || legal[slug] }} lang={lang}>
        {dates.length > 0 && <p className="font-label">{dates.join(' · ')}</p>}
      </PageHero>
      <Article body={page.body} lang={lang} />
    </>
  )
}

async function slugOf(params: Props['params']) {
  const { legalPage } = await params
  return LEGAL_SLUGS.find((known) => known === legalPage) ?? notFound()
}

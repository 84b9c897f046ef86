import { notFound } from 'next/navigation'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Article } from '#components/page/article.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { GuideRows } from '#components/page/picture-rows.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Closing, Section } from '#components/ui/sections.tsx'
import { getBusiness } from '#lib/content/business.ts'
import { getGuide } from '#lib/content/guide.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { articleData } from '#lib/seo/texts.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { GuideServices } from './_parts/guide-services.tsx'

type Props = PageProps<'/[lang]/guide/[guide]'>

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('guide')

export const generateMetadata = documentMetadata('guide', getGuide, ({ guide }) => ({
  path: `/guides/${guide.slug}`,
  seo: guide.seo,
  title: guide.title,
  description: guide.lead,
  type: 'article',
}))

/** One guide: its text, the services that it is about with their prices, and the next guide. */
export default async function GuidePage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await getGuide((await params).guide, lang)
  if (!content) notFound()
  const { guide, page, next } = content
  const { service, home, articlePages, shell } = getDictionary(lang)
  const words = articlePages.guides
  const date = guide.publishedAt && getFormatters(lang).date(guide.publishedAt)
  return (
    <>
      <StructuredData data={articleData({ guide, business: await getBusiness(lang), lang })} />
      <PageHero
        page={guide}
        lang={lang}
        crumbs={[
          { label: shell.home, href: '/' },
          { label: words.title, href: '/guides' },
        ]}
      >
        {date && (
          <p className="font-label">
            <time dateTime={guide.publishedAt ?? undefined}>
              {fillPlaceholders(words.published, { date })}
            </time>
          </p>
        )}
      </PageHero>
      <Article body={guide.body} lang={lang} />
      <GuideServices
        services={guide.services ?? []}
        heading={{ title: page?.services?.title || words.services, text: page?.services?.text ?? null }}
        lang={lang}
      />
      {next && (
        <Section
          id="guide-next"
          heading={{ title: words.next }}
          aside={<TextLink href="/guides" lang={lang} label={words.back} />}
        >
          <GuideRows guides={[next]} lang={lang} />
        </Section>
      )}
      <Closing
        look="ticket"
        closing={page?.closing}
        lang={lang}
        links={{ '/get-quote': service.getFreeQuotes, '/services': home.viewAllServices }}
      />
    </>
  )
}

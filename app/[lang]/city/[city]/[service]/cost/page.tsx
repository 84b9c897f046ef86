import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Here } from '#components/city/here.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { estimatorHref, jobHref } from '#lib/chosen-job/job.ts'
import { getBusiness } from '#lib/content/business.ts'
import { getCost } from '#lib/content/cost.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { costPath } from '#lib/routes/cost-pages.ts'
import { webPageData } from '#lib/seo/lists.ts'
import { fittingTitle } from '#lib/seo/page-title.ts'
import { serviceData } from '#lib/seo/service.ts'
import { pageMetadata } from '../../../../metadata.ts'
import { languageOf } from '../../../../params.ts'
import { Extras, Movers, OtherCities, Ranges, Sources } from './_parts/sections.tsx'

interface Props {
  params: Promise<{ lang: string; city: string; service: string }>
}

export const prefetch = 'force-disabled'

/** The build makes none of these pages, because what they show is in the database of leads. Next refuses an empty list. */
export const generateStaticParams = () => [{ city: '-', service: '-' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const content = await contentOf(params, lang)
  if (!content) return {}
  const { city, service, page } = content
  return pageMetadata({
    path: costPath(`${city.slug}/${service.slug}`),
    lang,
    seo: page?.seo && { ...page.seo, title: fittingTitle(page.seo.title, page.title) },
    title: page?.title,
    description: page?.lead,
  })
}

/** What a service costs in a city that has data of its own about it (docs/product.md, What it costs). */
export default async function CostPage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await contentOf(params, lang)
  if (!content) notFound()
  const { service, city, page, figure, estimator } = content
  const { service: words, shell, cityPages, costPage } = getDictionary(lang)
  const job = { service: service.slug, city: city.slug }
  const pair = `${city.slug}/${service.slug}`
  const links = {
    [jobHref('/get-quote', job)]: words.getFreeQuotes,
    [estimatorHref(job)]: cityPages.estimate,
  }
  const part = { content, lang }
  return (
    <>
      <StructuredData
        data={webPageData({
          path: costPath(`${city.slug}/${service.slug}`),
          name: page?.title ?? null,
          lang,
        })}
      />
      <StructuredData
        data={serviceData({
          path: `/${pair}`,
          service,
          figure,
          bands: timeBandsOf(estimator),
          city,
          business: await getBusiness(lang),
          lang,
        })}
      />
      <Here city={city.slug} />
      <PageHero
        page={page}
        path="/{city}/{service}/cost"
        lang={lang}
        crumbs={[
          { label: shell.services, href: '/services' },
          { label: city.name ?? '', href: `/city/${city.slug}` },
          { label: service.name ?? '', href: `/${pair}` },
        ]}
        crumb={costPage.crumb}
        links={links}
      />
      <ArrangedSections
        page="costPage"
        content={page}
        names={content.names}
        lang={lang}
        links={links}
        sections={{
          ranges: <Ranges {...part} />,
          estimate: <Movers {...part} />,
          addOnsHeading: <Extras {...part} />,
          rulesHeading: <Sources {...part} />,
          citiesHeading: <OtherCities {...part} />,
        }}
      />
    </>
  )
}

async function contentOf(params: Props['params'], lang: Language) {
  const { city, service } = await params
  return getCost({ city, service }, lang)
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Neighbourhoods } from '#components/city/cities.tsx'
import { Here } from '#components/city/here.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { GuideLinks } from '#components/page/guide-links.tsx'
import { ProjectsSection } from '#components/project/projects.tsx'
import { Comparison } from '#components/service/comparison.tsx'
import { QuoteBar } from '#components/service/quote-bar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Line, PointsSection } from '#components/ui/sections.tsx'
import { estimatorHref, jobHref } from '#lib/chosen-job/job.ts'
import { getBusiness } from '#lib/content/business.ts'
import { type CityServiceContent, getCityService } from '#lib/content/city-service.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { fittingTitle } from '#lib/seo/page-title.ts'
import { serviceData } from '#lib/seo/service.ts'
import { pageMetadata } from '../../../metadata.ts'
import { languageOf } from '../../../params.ts'
import { CityServiceHero } from './_parts/hero.tsx'
import { LocalInstallers, Testimonials } from './_parts/sections.tsx'

interface Props {
  params: Promise<{ lang: string; city: string; service: string }>
  /** The query of an address with filters of the installers. */
  start?: string
}

export const prefetch = 'force-disabled'

/** The build makes one of these pages, because Next refuses an empty list. All others are made at their first visit. */
export async function generateStaticParams() {
  const slugs = await getSlugs()
  const [[city = '-'], [service = '-']] = [[...slugs.city], [...slugs.service]]
  return [{ city, service }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const content = await contentOf(params, lang)
  if (!content) return {}
  const { city, service, page } = content
  return pageMetadata({
    path: `/${city.slug}/${service.slug}`,
    lang,
    seo: page?.seo && { ...page.seo, title: fittingTitle(page.seo.title, page.title) },
    title: page?.title,
    description: page?.lead,
  })
}

/**
 * A service in a city, with its sections in the order of docs/product.md, Service in a city. Where no installer is listed it has
 * none of the sections that promise installers.
 */
export default async function CityServicePage({ params, start }: Props) {
  const lang = await languageOf(params)
  const content = await contentOf(params, lang)
  if (!content) notFound()
  const { service, city, page, projects, figure } = content
  const isListed = content.installers.length > 0
  const { service: words, cityPages } = getDictionary(lang)
  return (
    <>
      <StructuredData
        data={serviceData({
          path: `/${city.slug}/${service.slug}`,
          service,
          figure,
          bands: content.bands,
          city,
          business: await getBusiness(lang),
          lang,
        })}
      />
      <Here city={city.slug} />
      <CityServiceHero content={content} lang={lang} />
      {isListed && page?.trustBadges?.length ? <TrustBadges badges={page.trustBadges} /> : null}
      <ArrangedSections
        page="cityServicePage"
        // The text of the closing promises quotes in writing, which installers of this place give.
        content={
          page && (isListed ? page : { ...page, closing: page.closing && { ...page.closing, text: null } })
        }
        names={content.names}
        lang={lang}
        links={{
          [jobHref('/get-quote', content.job)]: words.getFreeQuotes,
          [estimatorHref(content.job)]: cityPages.estimate,
        }}
        sections={{
          installers: <LocalInstallers content={content} start={start} lang={lang} />,
          gallery: <ProjectsSection id="results" heading={page?.gallery} projects={projects} lang={lang} />,
          highlightsHeading: <Highlights page={page} />,
          whyChooseHeading: isListed && (
            <PointsSection id="why" ground="wash" heading={page?.whyChooseHeading} points={page?.whyChoose} />
          ),
          testimonials: <Testimonials content={content} lang={lang} />,
          neighbourhoods: isListed && (
            <Neighbourhoods heading={page?.neighbourhoods} names={city.majorNeighborhoods} />
          ),
          comparison: (
            <Comparison
              heading={page?.comparison}
              services={[service, ...content.others]}
              category={content.category}
              city={{ prices: content.prices, slug: city.slug }}
              bands={content.bands}
              lang={lang}
            />
          ),
          guides: <GuideLinks heading={page?.guides} guides={content.guides} lang={lang} />,
        }}
      />
      <QuoteBar job={content.job} figure={figure} lang={lang} />
    </>
  )
}

/** What is different in the city. A single point is a thin band. */
function Highlights({ page }: Pick<CityServiceContent, 'page'>) {
  const { highlightsHeading, highlights = [] } = page ?? {}
  const [alone, ...others] = highlights
  return alone && others.length === 0 ? (
    <Line id="local" title={alone.title}>
      <p className="max-w-[52ch]">{alone.text}</p>
    </Line>
  ) : (
    <PointsSection id="local" heading={highlightsHeading} points={highlights} />
  )
}

async function contentOf(params: Props['params'], lang: Language) {
  const { city, service } = await params
  return getCityService({ city, service }, lang)
}

function TrustBadges({ badges }: { badges: string[] }) {
  return (
    <div className="band-ruled on-ink">
      <ul className="wrap flex flex-wrap gap-x-8 gap-y-2 py-4">
        {badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2 font-label">
            <Icon name="check" className="text-loud" />
            {badge}
          </li>
        ))}
      </ul>
    </div>
  )
}

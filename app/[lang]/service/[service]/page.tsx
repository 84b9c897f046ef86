import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getBusiness } from '#lib/content/business.ts'
import { getService } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { jobHref } from '#lib/job/job.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { timeBandsOf, timeOf } from '#lib/pricing/time-on-site.ts'
import { installationData } from '#lib/seo/how-to.ts'
import { seoWithDefaults } from '#lib/seo/seo-with-defaults.ts'
import { serviceData } from '#lib/seo/service.ts'
import { EstimatorSection } from '../../_components/estimator/estimator-section.tsx'
import { StructuredData } from '../../_components/layout/structured-data.tsx'
import { PageSections } from '../../_components/page/page-sections.tsx'
import { ProjectsSection } from '../../_components/project/projects.tsx'
import { QuoteBar } from '../../_components/service/quote-bar.tsx'
import { Checklist } from '../../_components/ui/checklist.tsx'
import { Closing } from '../../_components/ui/closing.tsx'
import { Figures } from '../../_components/ui/figures.tsx'
import { PointsSection } from '../../_components/ui/points.tsx'
import { Section } from '../../_components/ui/section.tsx'
import { pageMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { Activity } from './_parts/activity/activity.tsx'
import { Comparison } from './_parts/comparison.tsx'
import { Enhancement } from './_parts/guide/enhancement.tsx'
import { Guide } from './_parts/guide/guide.tsx'
import { ServiceHero } from './_parts/hero.tsx'
import { ServiceQuestions } from './_parts/questions.tsx'
import { QuoteBox } from './_parts/quote-box.tsx'
import { Reviews } from './_parts/reviews.tsx'
import { ServiceCities } from './_parts/service-cities.tsx'

type Props = PageProps<'/[lang]/service/[service]'>

export const generateStaticParams = eachSlug('service')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const content = await getService((await params).service, lang)
  if (!content) return {}
  const { service, page } = content
  return pageMetadata({
    path: `/${service.slug}`,
    lang,
    seo: seoWithDefaults(service.seo, page?.seo),
    title: page?.title || service.name,
    description: service.lead || service.description,
  })
}

/** The page of a service, with its sections in the order of docs/product.md, Service page. */
export default async function ServicePage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await getService((await params).service, lang)
  if (!content) notFound()
  const { service, page, estimator, cities, figures, rating } = content
  const words = getDictionary(lang)
  const whyChoose = service.whyChoose?.length ? service.whyChoose : page?.whyChoose
  const job = { service: service.slug }
  const bands = timeBandsOf(estimator)
  const part = { service, page, bands, lang }
  const business = await getBusiness(lang)
  return (
    <>
      <StructuredData
        data={serviceData({ path: `/${service.slug}`, service, figure: figureOf(service), business, lang })}
      />
      <ServiceHero {...part} rating={rating} />
      <div className="wrap section-space grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-y-20">
        <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QuoteBox {...part} />
        </div>
        <section aria-labelledby="included-title">
          <div className="mb-6">
            <h2 id="included-title" className="type-h2">
              {page?.included?.title || words.servicePage.whatsIncluded}
            </h2>
            {page?.included?.text && <p className="mt-3">{page.included.text}</p>}
          </div>
          <Checklist items={service.features ?? []} className="grid gap-x-10 md:grid-cols-2" />
        </section>
        <Guide {...part} />
        {service.installationSteps?.length ? (
          <StructuredData
            data={installationData({
              service,
              time: timeOf(service, bands),
              steps: service.installationSteps,
              business,
              lang,
            })}
          />
        ) : null}
      </div>
      <ProjectsSection id="projects" heading={page?.projects} projects={service.projects} lang={lang} />
      <EstimatorSection
        id="estimate"
        heading={page?.estimator}
        service={service}
        notes={page}
        settings={estimator}
        cities={cities}
        lang={lang}
      />
      <Enhancement {...part} />
      <Comparison {...part} />
      <Reviews {...part} rating={rating} />
      {figures?.figures?.length ? (
        <Section id="trust" ground="field" heading={page?.trust}>
          <Figures figures={figures.figures} />
          {page?.guaranteeNote && <p className="mt-6 font-label">{page.guaranteeNote}</p>}
        </Section>
      ) : null}
      <PointsSection id="why" heading={page?.whyChooseHeading} points={whyChoose} />
      <PageSections sections={page?.sections} lang={lang} />
      <ServiceQuestions {...part} />
      <ServiceCities {...part} />
      <Closing
        closing={page?.closing}
        lang={lang}
        links={{
          [jobHref('/book-installation', job)]: words.shell.bookInstallation,
          [jobHref('/get-quote', job)]: words.service.getFreeQuote,
        }}
      />
      <Activity service={service.slug ?? ''} lang={lang} />
      <QuoteBar job={job} figure={figureOf(service)} lang={lang} />
    </>
  )
}

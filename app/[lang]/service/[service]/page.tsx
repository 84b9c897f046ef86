import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { EstimatorSection } from '#components/estimator/estimator-section.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { ProjectsSection } from '#components/project/projects.tsx'
import { Comparison } from '#components/service/comparison.tsx'
import { QuoteBar } from '#components/service/quote-bar.tsx'
import { Figures, PointsSection, Section } from '#components/ui/sections.tsx'
import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import { getBusiness } from '#lib/content/business.ts'
import { isDrawnProject } from '#lib/content/picture.ts'
import { getService, type ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { comparedServices } from '#lib/pricing/compared-services.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { seoWithDefaults } from '#lib/seo/seo-with-defaults.ts'
import { serviceData } from '#lib/seo/service.ts'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { Activity } from './_parts/activity/activity.tsx'
import { ServiceHero } from './_parts/hero.tsx'
import { Included } from './_parts/included.tsx'
import { Reviews, ServiceCities, ServiceQuestions } from './_parts/sections.tsx'

interface Props {
  params: Promise<{ lang: string; service: string }>
  /** The choices of the estimator in the address. */
  job?: Job
}

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('service')

export const generateMetadata = documentMetadata('service', getService, ({ service, page }) => ({
  path: `/${service.slug}`,
  seo: seoWithDefaults(service.seo, page?.seo),
  title: page?.title || service.name,
  description: service.lead || service.description,
}))

/** The page of a service (docs/product.md, Service page). */
export default async function ServicePage({ params, job: choices }: Props) {
  const lang = await languageOf(params)
  const content = await getService((await params).service, lang)
  if (!content) notFound()
  const { service, page, estimator, cities, figures, proof } = content
  const words = getDictionary(lang)
  const whyChoose = service.whyChoose?.length ? service.whyChoose : page?.whyChoose
  const job = { service: service.slug }
  const bands = timeBandsOf(estimator)
  const part = { service, page, bands, lang }
  const business = await getBusiness(lang)
  return (
    <>
      <StructuredData
        data={serviceData({
          path: `/${service.slug}`,
          service,
          figure: figureOf(service),
          bands,
          business,
          reviews: service.reviews.filter(isVerifiedReview),
          lang,
        })}
      />
      <ServiceHero {...part} rating={content.rating} />
      <ArrangedSections
        page="servicePage"
        content={page}
        names={content.names}
        lang={lang}
        links={{
          [jobHref('/book-installation', job)]: words.shell.bookInstallation,
          [jobHref('/get-quote', job)]: words.service.getFreeQuote,
        }}
        sections={{
          included: <Included {...part} business={business} />,
          projects: (
            <ProjectsSection
              id="projects"
              heading={projectsHeading(content, lang)}
              projects={proof.projects.items}
              source={proof.projects.source}
              lang={lang}
            />
          ),
          estimator: (
            <EstimatorSection
              id="estimate"
              heading={page?.estimator}
              service={service}
              notes={page}
              settings={estimator}
              cities={cities}
              choices={choices}
              lang={lang}
            />
          ),
          comparison: (
            <Comparison
              heading={page?.comparison}
              services={comparedServices(service, service.category, content.guarantee)}
              category={service.category}
              bands={bands}
              lang={lang}
            />
          ),
          reviews: <Reviews content={content} lang={lang} />,
          trust: figures?.figures?.length ? (
            <Section
              id="trust"
              ground="field"
              heading={
                content.areFiguresSamples
                  ? { ...page?.trust, text: words.servicePage.sampleFigures }
                  : page?.trust
              }
            >
              <Figures figures={figures.figures} />
              {page?.guaranteeNote && (
                <p className="mt-3 font-label max-md:text-small md:mt-6">{page.guaranteeNote}</p>
              )}
            </Section>
          ) : null,
          whyChooseHeading: <PointsSection id="why" heading={page?.whyChooseHeading} points={whyChoose} />,
          questions: <ServiceQuestions content={content} lang={lang} />,
          citiesHeading: <ServiceCities {...part} cities={cities} />,
        }}
      />
      <Activity service={service.slug ?? ''} lang={lang} />
      <QuoteBar job={job} figure={figureOf(service)} of={service.slug} lang={lang} />
    </>
  )
}

/** The heading above the projects. That of the document speaks of photographs; a job of another service is named. */
function projectsHeading({ page, proof: { projects } }: ServiceContent, lang: Language) {
  const { drawn } = getDictionary(lang).projects
  if (!projects.items.some(isDrawnProject)) return page?.projects
  const [other, second] = new Set(projects.items.map((project) => 'service' in project && project.service))
  return other && !second ? { ...drawn, title: fillPlaceholders(drawn.of, { service: other }) } : drawn
}

import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { ProjectsSection } from '#components/project/projects.tsx'
import { RatingSummary } from '#components/review/rating-summary.tsx'
import { ReviewCard } from '#components/review/review-card.tsx'
import { Reviews } from '#components/review/reviews.tsx'
import { inPairs, Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getBusiness } from '#lib/content/business.ts'
import { getInstaller, type InstallerContent } from '#lib/content/installer.ts'
import { licenceDay } from '#lib/content/licence-day.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { authorityOf, isValidLicence, licenceText } from '#lib/matching/advertising.ts'
import { meanRating } from '#lib/search/review-filters.ts'
import { installerData } from '#lib/seo/installer.ts'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { InstallerHero } from './_parts/hero.tsx'
import { InstallerServices, Safeguards } from './_parts/sections.tsx'

type Props = PageProps<'/[lang]/installer/[installer]'>

/** So many reviews need no filters. */
const FEW = 6

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('installer')

export const generateMetadata = documentMetadata('installer', getInstaller, ({ path, installer, page }) => ({
  path,
  seo: page?.seo,
  title: page?.title || installer.name,
  description: installer.description,
}))

/** The page of an installer to whom staff gave an address (docs/product.md, Page of an installer). */
export default async function InstallerPage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await getInstaller((await params).installer, lang)
  if (!content) notFound()
  const { installer, city, page, projects, reviews } = content
  const mean = meanRating(reviews)
  return (
    <>
      <StructuredData
        data={installerData({
          content,
          licences: licencesOf(content, await licenceDay(), lang),
          reviews: reviews.filter(isVerifiedReview),
          business: await getBusiness(lang),
          lang,
        })}
      />
      <InstallerHero content={content} lang={lang} />
      <ArrangedSections
        page="installerPage"
        content={page}
        names={content.names}
        lang={lang}
        look="ticket"
        links={{
          [jobHref('/get-quote', { city: city?.slug, contractor: installer._id })]:
            getDictionary(lang).service.getFreeQuote,
        }}
        sections={{
          services: <InstallerServices content={content} lang={lang} />,
          safeguards: <Safeguards content={content} lang={lang} />,
          projects: (
            <ProjectsSection
              id="projects"
              heading={page?.projects}
              // The page is about who did them.
              projects={projects.map(({ installerName, installerPath, ...project }) => ({
                ...project,
                service: project.services?.[0]?.name,
              }))}
              lang={lang}
            />
          ),
          reviews: reviews.length > 0 && (
            <Section id="reviews" ground="wash" heading={page?.reviews}>
              <div className="mb-4">{mean && <RatingSummary mean={mean} lang={lang} />}</div>
              {reviews.length > FEW ? (
                <Reviews reviews={reviews} lang={lang} />
              ) : (
                <ul className={`ruled ${inPairs(reviews.length)}`}>
                  {reviews.map((review) => (
                    <li key={review._id} className="bg-paper">
                      <ReviewCard review={review} lang={lang} />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          ),
        }}
      />
    </>
  )
}

/** The licences that hold on a day, with their authorities. */
function licencesOf({ installer }: InstallerContent, today: string, lang: Language) {
  return withoutMarks(installer.licences ?? [])
    .filter((licence) => isValidLicence(licence, today))
    .flatMap((licence) => {
      const authority = authorityOf(licence)
      if (!authority) return []
      const { number, expires } = licence
      const { register } = authority
      return [
        {
          text: licenceText(licence, lang),
          number,
          authority: { name: authority.licence[lang], register },
          expires,
        },
      ]
    })
}

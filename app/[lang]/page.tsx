import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Bundles } from '#components/bundle/bundles.tsx'
import { Cities } from '#components/city/cities.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Steps } from '#components/page/step-cells.tsx'
import { Showcase } from '#components/project/showcase.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { FiguresSection, PointsSection } from '#components/ui/sections.tsx'
import { getBusiness } from '#lib/content/business.ts'
import { getHome } from '#lib/content/home.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { homeData } from '#lib/seo/business.ts'
import { Hero } from './_parts/hero.tsx'
import { Categories, Popular, Recommendations } from './_parts/sections.tsx'
import { singlePageMetadata } from './metadata.ts'
import { languageOf } from './params.ts'

export const generateMetadata = singlePageMetadata('/', getHome)

export default async function HomePage({ params }: PageProps<'/[lang]'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const home = await getHome(lang)
  const { page } = home
  const business = await getBusiness(lang)
  if (!page) return <EmptyPage path="/" lang={lang} />
  return (
    <>
      {business && <StructuredData data={homeData({ business, services: home.prices, lang })} />}
      <Hero page={page} lang={lang} />
      <ArrangedSections
        page="homePage"
        content={page}
        names={home.names}
        lang={lang}
        links={{
          '/book-installation': words.shell.bookInstallation,
          '/services': words.home.viewAllServices,
        }}
        sections={{
          popular: <Popular page={page} bands={timeBandsOf(home.estimator)} lang={lang} />,
          categoriesHeading: <Categories page={page} lang={lang} />,
          showcase: (
            <Showcase id="before-after" heading={page.showcase} project={page.projects?.[0]} lang={lang} />
          ),
          cities: (
            <Cities
              id="cities"
              heading={page.cities}
              aside={<TextLink href="/cities" lang={lang} label={words.shell.viewAllCities} />}
              cities={page.featuredCities}
              claim={page.cityClaim}
              lang={lang}
            />
          ),
          stats: <FiguresSection id="trust" ground="field" heading={page.stats} figures={home.figures} />,
          steps: (
            <Steps
              id="steps"
              heading={page.steps}
              aside={<TextLink href="/how-it-works" lang={lang} label={words.home.howItWorks} />}
              steps={home.steps}
            />
          ),
          featuresHeading: (
            <PointsSection
              id="features"
              ground="wash"
              heading={page.featuresHeading}
              points={page.features}
            />
          ),
          recommendations: <Recommendations page={page} lang={lang} />,
          // The id is fixed, because bundle pages link to `/#bundles`.
          bundlesHeading: (
            <Bundles
              id="bundles"
              ground="wash"
              heading={page.bundlesHeading}
              bundles={page.bundles}
              lang={lang}
            />
          ),
        }}
      />
    </>
  )
}

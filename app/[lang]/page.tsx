import { getBusiness } from '#lib/content/business.ts'
import { getHome } from '#lib/content/home.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { homeData } from '#lib/seo/business.ts'
import { StructuredData } from './_components/layout/structured-data.tsx'
import { Closing } from './_components/ui/closing.tsx'
import { EmptyPage } from './_components/ui/empty-page.tsx'
import { FiguresSection } from './_components/ui/figures.tsx'
import { PointsSection } from './_components/ui/points.tsx'
import { Bundles } from './_parts/bundles.tsx'
import { Categories } from './_parts/categories.tsx'
import { Cities } from './_parts/cities.tsx'
import { Hero } from './_parts/hero.tsx'
import { Popular } from './_parts/popular.tsx'
import { Recommendations } from './_parts/recommendations.tsx'
import { Showcase } from './_parts/showcase.tsx'
import { Steps } from './_parts/steps.tsx'
import { singlePageMetadata } from './metadata.ts'
import { languageOf } from './params.ts'

export const generateMetadata = singlePageMetadata('/', getHome)

export default async function HomePage({ params }: PageProps<'/[lang]'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const home = await getHome(lang)
  const { page } = home
  const business = await getBusiness(lang)
  if (!page) return <EmptyPage title={words.shell.home} text={words.shell.nothingYet} />
  return (
    <>
      {business && (
        <StructuredData data={homeData({ business, services: page.popularServices ?? [], lang })} />
      )}
      <Hero page={page} lang={lang} />
      <Popular page={page} bands={timeBandsOf(home.estimator)} lang={lang} />
      <Categories page={page} lang={lang} />
      <Showcase page={page} lang={lang} />
      <Cities page={page} lang={lang} />
      <FiguresSection id="trust" ground="field" heading={page.stats} figures={home.figures} />
      <Steps page={page} steps={home.steps} lang={lang} />
      <PointsSection id="features" ground="wash" heading={page.featuresHeading} points={page.features} />
      <Recommendations page={page} lang={lang} />
      <Bundles page={page} lang={lang} />
      <Closing
        closing={page.closing}
        lang={lang}
        links={{
          '/book-installation': words.shell.bookInstallation,
          '/services': words.home.viewAllServices,
        }}
      />
    </>
  )
}

import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PointsSection } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getBundle } from '#lib/content/bundle.ts'
import { getBusiness } from '#lib/content/business.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { productData } from '#lib/seo/product.ts'
import { seoWithDefaults } from '#lib/seo/seo-with-defaults.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { BundleHero } from './_parts/hero.tsx'
import { Included } from './_parts/included.tsx'

type Props = PageProps<'/[lang]/bundle/[bundle]'>

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('bundle')

export const generateMetadata = documentMetadata('bundle', getBundle, ({ bundle, page }) => ({
  path: `/bundles/${bundle.slug}`,
  seo: seoWithDefaults(bundle.seo, page?.seo),
  title: page?.title || bundle.name,
  description: bundle.description,
}))

/** The page of a bundle: services that cost less when they are booked together (docs/product.md, Bundle page). */
export default async function BundlePage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await getBundle((await params).bundle, lang)
  if (!content) notFound()
  const { bundle, page, bands, guaranteeLine } = content
  const words = getDictionary(lang).offerPages.bundle
  return (
    <>
      <StructuredData data={productData({ bundle, business: await getBusiness(lang), lang })} />
      <BundleHero
        bundle={bundle}
        bands={bands}
        guaranteeLine={guaranteeLine}
        rating={content.rating}
        lang={lang}
      />
      <ArrangedSections
        page="bundlePage"
        content={page}
        names={content.names}
        lang={lang}
        links={{
          [jobHref('/book-installation', { bundle: bundle.slug })]: words.book,
          [jobHref('/get-quote', { bundle: bundle.slug })]: getDictionary(lang).service.getFreeQuotes,
        }}
        sections={{
          included: <Included bundle={bundle} page={page} bands={bands} lang={lang} />,
          benefitsHeading: (
            <PointsSection
              id="benefits"
              ground="wash"
              heading={page?.benefitsHeading}
              points={page?.benefits}
            />
          ),
        }}
      />
    </>
  )
}

import { notFound } from 'next/navigation'
import { COMPONENTS } from '#blocks/components.ts'
import { LANDING_COMPONENTS } from '#blocks/landing-components.ts'
import { getLandingPage } from '#blocks/landing-page.ts'
import { headOf, PageBlocks } from '#blocks/page-blocks.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { webPageData } from '#lib/seo/lists.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'

const ALL_COMPONENTS = { ...COMPONENTS, ...LANDING_COMPONENTS }

type Props = PageProps<'/[lang]/landing-page/[landingPage]'>

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('landingPage')

export const generateMetadata = documentMetadata('landingPage', getLandingPage, (page) => ({
  path: `/${page.slug}`,
  document: { type: 'landingPage', slug: page.slug ?? '' },
  seo: page.seo,
  title: page.title,
  description: headOf(page.sections)?.lead,
  heldBack: page.heldBack,
}))

/** A page made of blocks. Its `h1` is the heading of its hero block, or else the page's title. */
export default async function LandingPage({ params }: Props) {
  const lang = await languageOf(params)
  const page = await getLandingPage((await params).landingPage, lang)
  if (!page) notFound()
  const path = `/${page.slug}`
  return (
    <>
      <StructuredData data={webPageData({ path, name: page.title, lang })} />
      {!headOf(page.sections) && <PageHero page={{ title: page.title }} lang={lang} />}
      <PageBlocks blocks={page.sections} components={ALL_COMPONENTS} lang={lang} />
    </>
  )
}

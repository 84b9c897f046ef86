import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Neighbourhoods } from '#components/city/cities.tsx'
import { Here } from '#components/city/here.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { GuideLinks } from '#components/page/guide-links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getCity } from '#lib/content/city.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { listData } from '#lib/seo/lists.ts'
import { seoWithDefaults } from '#lib/seo/seo-with-defaults.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { CityHero } from './_parts/hero.tsx'
import {
  CategoryGroups,
  CityInstallers,
  CityReviews,
  CityServices,
  Market,
  Nearby,
  Rules,
} from './_parts/sections.tsx'

type Props = PageProps<'/[lang]/city/[city]'>

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('city')

export const generateMetadata = documentMetadata('city', getCity, ({ city, page }) => ({
  path: `/city/${city.slug}`,
  seo: seoWithDefaults(city.seo, page?.seo, city.localKeywords),
  title: page?.title || city.name,
  description: city.description,
}))

/** A city: services, prices, waiting times and local rules (docs/product.md, City page). */
export default async function CityPage({ params }: Props) {
  const lang = await languageOf(params)
  const content = await getCity((await params).city, lang)
  if (!content) notFound()
  const { city, page, services, isListed } = content
  const { service: words, shell } = getDictionary(lang)
  const part = { content, lang }
  return (
    <>
      <StructuredData
        data={listData({
          path: `/city/${city.slug}`,
          name: page?.title || city.name,
          items: services.map(({ name, slug }) => ({ name, path: `/${city.slug}/${slug}` })),
          lang,
        })}
      />
      <Here city={city.slug} />
      <CityHero {...part} />
      <ArrangedSections
        page="cityPage"
        content={page && (isListed ? page : { ...page, closing: page.empty })}
        names={content.names}
        lang={lang}
        links={{
          [jobHref('/get-quote', { city: city.slug })]: words.getFreeQuotes,
          ...(isListed && { [jobHref('/book-installation', { city: city.slug })]: shell.bookInstallation }),
        }}
        sections={{
          services: <CityServices {...part} />,
          installers: <CityInstallers {...part} />,
          categoryGroups: <CategoryGroups {...part} />,
          market: <Market {...part} />,
          rules: <Rules {...part} />,
          reviews: <CityReviews {...part} />,
          neighbourhoods: isListed && (
            <Neighbourhoods heading={page?.neighbourhoods} names={city.majorNeighborhoods} />
          ),
          guides: <GuideLinks heading={page?.guides} guides={content.guides} lang={lang} />,
          nearby: <Nearby {...part} />,
        }}
      />
    </>
  )
}

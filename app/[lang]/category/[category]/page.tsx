import { notFound } from 'next/navigation'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { CityQuote } from '#components/city/city-quote.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { GuideLinks } from '#components/page/guide-links.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { getCategory } from '#lib/content/category.ts'
import { getCityLinks } from '#lib/content/city-links.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { listData } from '#lib/seo/lists.ts'
import { seoWithDefaults } from '#lib/seo/seo-with-defaults.ts'
import { documentMetadata } from '../../metadata.ts'
import { eachSlug, languageOf } from '../../params.ts'
import { Finder } from './_parts/finder.tsx'
import { AboutTrade, CategoryFacts, CategoryServices, Neighbours } from './_parts/sections.tsx'

type Props = PageProps<'/[lang]/category/[category]'>

export const prefetch = 'force-disabled'

export const generateStaticParams = eachSlug('category')

export const generateMetadata = documentMetadata('category', getCategory, ({ category, page }) => ({
  path: `/services/category/${category.slug}`,
  seo: seoWithDefaults(category.seo, page?.seo),
  title: page?.title || category.title,
  description: category.description,
}))

/** A category's page (docs/product.md, Category page). */
export default async function CategoryPage({ params }: Props) {
  const lang = await languageOf(params)
  const [content, cities] = await Promise.all([
    getCategory((await params).category, lang),
    getCityLinks(lang),
  ])
  if (!content) notFound()
  const { category, page, categories, bands } = content
  const words = getDictionary(lang)
  const part = { category, page, lang }
  return (
    <>
      <StructuredData
        data={listData({
          path: `/services/category/${category.slug}`,
          name: category.title,
          items: category.services.map(({ name, slug }) => ({ name, path: `/${slug}` })),
          lang,
        })}
      />
      <PageHero
        page={{ title: category.title, lead: category.description, picture: category.picture }}
        crumbs={[{ label: words.shell.services, href: '/services' }]}
        lang={lang}
        isPlainOnPhones
      >
        <CityQuote cities={cities} label={words.service.getFreeQuotes} lang={lang} />
        <LinkButton href="/book-installation" lang={lang} tone="outline">
          {words.shell.bookInstallation}
        </LinkButton>
      </PageHero>
      <CategoryFacts {...part} rating={content.rating} />
      <ArrangedSections
        page="categoryPage"
        content={page}
        names={content.names}
        lang={lang}
        links={{ '/get-quote': words.service.getFreeQuotes, '/services': words.home.viewAllServices }}
        sections={{
          finder: <Finder {...part} />,
          services: <CategoryServices {...part} bands={bands} />,
          aboutHeading: <AboutTrade {...part} />,
          guides: <GuideLinks heading={page?.guides} guides={category.guides} lang={lang} />,
          neighboursHeading: <Neighbours {...part} categories={categories} />,
        }}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getCategory } from '#lib/content/category.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { listData } from '#lib/seo/lists.ts'
import { ownOrPage } from '#lib/seo/own-or-page.ts'
import { pageMetadata } from '../../metadata.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import { PageHero } from '../page/page-hero.tsx'
import { PageSections } from '../page/page-sections.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Closing } from '../ui/closing.tsx'
import { AboutTrade } from './about-trade.tsx'
import { CategoryFacts } from './category-facts.tsx'
import { CategoryServices } from './category-services.tsx'
import { Neighbours } from './neighbours.tsx'

/** The head of a category's page: whatever address it was asked for by, the canonical one is its own. */
export async function categoryMetadata(slug: string, lang: Language): Promise<Metadata> {
  const content = await getCategory(slug, lang)
  if (!content) return {}
  const { category, page } = content
  return pageMetadata({
    path: `/services/category/${category.slug}`,
    lang,
    seo: ownOrPage(category.seo, page?.seo),
    title: page?.title || category.title,
    description: category.description,
  })
}

interface CategoryScreenProps {
  /** As in the address: a slug or an alias. */
  slug: string
  lang: Language
}

/** A category's page (docs/product.md, Category page). Both of its addresses show it. */
export async function CategoryScreen({ slug, lang }: CategoryScreenProps) {
  const content = await getCategory(slug, lang)
  if (!content) notFound()
  const { category, page, categories } = content
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
      >
        <LinkButton href="/get-quote" lang={lang} tone="coal" arrow>
          {words.service.getFreeQuotes}
        </LinkButton>
        <LinkButton href="/book-installation" lang={lang} tone="outline">
          {words.shell.bookInstallation}
        </LinkButton>
      </PageHero>
      <CategoryFacts {...part} />
      <CategoryServices {...part} />
      <AboutTrade {...part} />
      <PageSections sections={page?.sections} lang={lang} />
      <Neighbours {...part} categories={categories} />
      <Closing title={page?.closing?.title ?? null} text={page?.closing?.text ?? null}>
        <LinkButton href="/get-quote" lang={lang} tone="coal" arrow>
          {words.service.getFreeQuotes}
        </LinkButton>
        <LinkButton href="/services" lang={lang} tone="outline">
          {words.home.viewAllServices}
        </LinkButton>
      </Closing>
    </>
  )
}

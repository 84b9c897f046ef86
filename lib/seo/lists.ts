import type { BreadcrumbList, ItemList, WebPage, WithContext } from 'schema-dts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { pageAddress } from './address.ts'
import { webPage } from './service.ts'

interface BreadcrumbFacts {
  parents: { label: string; href: string }[]
  current: string
  lang: Language
}

/** Structured data of a page's breadcrumb. The last entry is the page itself and needs no address. */
export function breadcrumbData({ parents, current, lang }: BreadcrumbFacts): WithContext<BreadcrumbList> {
  const steps = [
    ...parents.map(({ label, href }) => ({ name: label, item: pageAddress(href, lang) })),
    { name: current },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

interface WebPageFacts {
  /** The public path of the page. */
  path: string
  name: string | null
  lang: Language
}

/** Structured data of a page without a more specific type: name, address and language. */
export function webPageData({ path, name, lang }: WebPageFacts): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    ...webPage(path, lang),
    name: name || undefined,
    inLanguage: LOCALES[lang],
  }
}

interface ListFacts {
  /** The public path of the page that shows the list. */
  path: string
  name: string | null
  items: { name: string | null; path: string }[]
  lang: Language
}

/** Structured data of a list of pages (services, cities or guides), in the order in which a page shows them. */
export function listData({ path, name, items, lang }: ListFacts): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: name || undefined,
    mainEntityOfPage: webPage(path, lang),
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name || undefined,
      url: pageAddress(item.path, lang),
    })),
  }
}
